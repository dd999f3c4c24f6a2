import { expect, test } from "vitest";
import { undocumented } from "./find-undocumented.ts";

test("NatSpec check: names functions, errors, events, getters and contracts without documentation", () => {
  const source = `contract Bare {
    error Bare_No(address who);
    event Done();
    uint256 public count;
    mapping(address who => bool) public isKnown;
    uint256 internal hidden;
    function act(
        uint256 a,
        uint256 b
    ) external returns (uint256) {
    }
    function inner() private {}
}`;
  expect(undocumented(source)).toEqual(["Bare", "Bare_No", "Done", "count", "isKnown", "act"]);
});

test("NatSpec check: accepts a notice, a title or inherited documentation", () => {
  const source = `/// @title Spoken
/// @notice About it.
contract Spoken {
    /// @notice No.
    error Spoken_No();
    /// @inheritdoc ISpoken
    function act() external {}
    /// Not NatSpec's notice.
    event Done();
}`;
  expect(undocumented(source)).toEqual(["Done"]);
});
