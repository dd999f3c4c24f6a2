// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IERC721} from "@openzeppelin/contracts/token/ERC721/IERC721.sol";
import {IReceivableExchange} from "src/interfaces/IReceivableExchange.sol";
import {PermissionsStates} from "test/unit/permissions/PermissionsStates.t.sol";

/// @notice Who may do what with a receivable and its notes, and when. See {Permissions} for the legend.
///
/// States: unsold, below (20 of 100 units sold, 50 are the minimum), min (60 sold, not released), open
/// (released, 40 left), full (all sold), repaid (the repayment paid), settled (all paid, up to the face),
/// default (a part paid, then marked), cancelled (by an attestor, below the minimum), burned (cancelled, and
/// its identity burned); open with notes that are locked, for the eligible only (eligible; welcome where the
/// one who receives is), or with a reward that comes early.
/// Moments: dispute (an attestor's), paused, 14d (paused for exactly 14 days; 14d+1: a second longer), sunset,
/// ended (the seller ended the sale), block (in the block of the last purchase); exactly on the deadline of
/// sale, order, ask or terms, on the due date, at the end of grace or of the delay to default, or +1.
contract PermissionsExchange is PermissionsStates {
    bytes4 private constant ANY_TRANSFER = bytes4(keccak256("safeTransferFrom(address,address,uint256)"));
    bytes4 private constant TRANSFER_WITH_DATA =
        bytes4(keccak256("safeTransferFrom(address,address,uint256,bytes)"));

    function test_WhoMayDoWhatWhen() external {
        _listing();
        _buying();
        _closing();
        _paying();
        _collecting();
        _owning();
        _others();
        // Every function that changes something; these are all that don't.
        bytes4 views = exchange.ledgerWord.selector ^ exchange.noteWord.selector
            ^ exchange.listingCount.selector ^ exchange.financing.selector ^ exchange.creditOf.selector
            ^ exchange.liabilities.selector ^ exchange.counterOf.selector ^ exchange.isRevoked.selector
            ^ exchange.eip712Domain.selector ^ exchange.contractURI.selector;
        bytes4 viewsOfNotes = exchange.balanceOf.selector ^ exchange.ownerOf.selector
            ^ exchange.getApproved.selector ^ exchange.isApprovedForAll.selector;
        _end(type(IReceivableExchange).interfaceId ^ type(IERC721).interfaceId ^ views ^ viewsOfNotes);
    }

    /// The invoice of the column again, with fresh signatures.
    function _listing() private {
        _of("list", exchange.list.selector, _lists);
        _head("none unsold below min open full repaid settled default cancelled");
        _role("rest: .   A     A    A   A    A    A       A       A        .    ");
        _unmovedBy("dispute");
        _under("paused");
        _role("rest: P");
        _under("14d+1");
        _role("rest: P");
        _under("sunset");
        _role("rest: X");
        _head("none    none    unsold below min   full  burned");
        _when("terms   terms+1 sale+1 end+1 end+1 end+1 now   ");
        _role("rest: .    D      A      A     A     A     U   ");
    }

    /// Buyers are those whom the gate admits, never the seller or their bank.
    function _buying() private {
        _of("buy", exchange.buy.selector, _buys);
        _buyingGrids();
        _of("buyWithPermit", exchange.buyWithPermit.selector, _buysWithPermit);
        _buyingGrids();
        _of(
            "buyWithAuthorization, by who pays",
            exchange.buyWithAuthorization.selector,
            _buysWithAuthorization
        );
        // A contract, and can't sign for the token.
        _without("deployer");
        _buyingGrids();
        _of("buyWithAuthorization, by a relayer", exchange.buyWithAuthorization.selector, _sendsBuyersMoney);
        _head("none unsold below min open full repaid settled default cancelled");
        _role("rest: S   .    .    .   .    C    S       S       S        S     ");
        _under("dispute");
        _role("rest: S   C    C    C   C    C    S       S       S        S     ");
        _under("paused");
        _role("rest: P");
        _under("sunset");
        _role("rest: X");
        _head("below below  below below   open open   open ");
        _when("sale  sale+1 order order+1 sale sale+1 ended");
        _role("rest: .  C     .      D     .     C     C   ");
    }

    function _buyingGrids() private {
        _head("         none unsold below min open full repaid settled default cancelled");
        _role("seller payout: S L    L    L   L    C    S       S       S        S     ");
        _role("rest:     S    .      .    .   .    C    S       S       S        S     ");
        _under("dispute");
        _role("rest:     S    C      C    C   C    C    S       S       S        S     ");
        _under("paused");
        _role("rest: P");
        _under("14d+1");
        _role("rest: P");
        _under("sunset");
        _role("rest: X");
        _head("         below below  below below   open open   open ");
        _when("         sale  sale+1 order order+1 sale sale+1 ended");
        _role("seller payout: L C    L     D        L     C     C   ");
        _role("rest:     .     C     .     D        .     C     C   ");
    }

    function _closing() private {
        _of("release", exchange.release.selector, _releases);
        _head("none unsold below min open full repaid settled default cancelled");
        _role("rest: S   M     M    .   S    S    S       S       S        S    ");
        _unmovedBy("dispute paused 14d+1 sunset");
        _head("below below  below min   min    min min   ");
        _when("sale+1 due   due+1 block sale+1 due due+1 ");
        _role("rest: M  M     M     B     .     .    D    ");

        _of("endSale", exchange.endSale.selector, _endsSale);
        _head("       none unsold below min open full repaid settled default cancelled");
        _role("seller: S     M     M    .   .    C     S       S       S        S    ");
        _role("rest:   S     F     F    F   F    F     S       S       S        S    ");
        _unmovedBy("dispute paused 14d+1 sunset");
        _head("       below min  min    open open   open ");
        _when("       sale  sale sale+1 sale sale+1 ended");
        _role("seller:  M     .     C     .     C     C   ");
        _role("rest:    F     F     F     F     F     F   ");

        _of("cancel", exchange.cancel.selector, _cancels);
        _head("         none unsold below min open full repaid settled default cancelled");
        _role("attestor: S     .     .    .   S    S     S       S       S        S    ");
        _role("seller:   S     .     F    F   S    S     S       S       S        S    ");
        _role("rest:     S     F     F    F   S    S     S       S       S        S    ");
        _unmovedBy("dispute paused 14d");
        _under("14d+1");
        _role("attestor: S     .     .    .   S    S     S       S       S        S    ");
        _role("rest:     S     .     .    F   S    S     S       S       S        S    ");
        _unmovedBy("sunset");
        _head("         unsold unsold below below  min    min min   open ");
        _when("         sale   sale+1 sale  sale+1 sale+1 due due+1 due+1");
        _role("attestor:  .      .      .     .      .     .    .     S  ");
        _role("seller:    .      .      F     .      F     F    .     S  ");
        _role("rest:      F      .      F     .      F     F    .     S  ");

        _of("burn", exchange.burn.selector, _burns);
        _head("         none unsold below min open full repaid settled default cancelled");
        _role("attestor: .     S     S    S   S    S     S       S       S        .    ");
        _role("rest:     F     F     F    F   F    F     F       F       F        F    ");
        _unmovedBy("dispute paused 14d+1 sunset");
        _head("         unsold below  min   full  cancelled burned");
        _when("         sale+1 sale+1 due+1 end+1 due+1     now   ");
        _role("attestor:  S      S      S     S      .        .   ");
        _role("rest:      F      F      F     F      F        F   ");

        _of("flagDispute, raising", exchange.flagDispute.selector, _disputes);
        _disputeGrids();
        _of("flagDispute, laying down", exchange.flagDispute.selector, _laysDown);
        _disputeGrids();
    }

    function _disputeGrids() private {
        _head("                none unsold below min open full repaid settled default cancelled");
        _role("debtor attestor: S     .     .    .   .    .     .       .       .        .    ");
        _role("rest:            S     F     F    F   F    F     F       F       F        F    ");
        _unmovedBy("dispute paused 14d+1 sunset");
        _head("                below  min   open   full  full  full  cancelled");
        _when("                sale+1 due+1 sale+1 due+1 grace end+1 due+1    ");
        _role("debtor attestor:  .      .     .      .     .     .      .     ");
        _role("rest:             F      F     F      F     F     F      F     ");
    }

    /// While the sale is open seller and debtor only, everything sold; afterwards anybody.
    function _paying() private {
        _of("settle", exchange.settle.selector, _settles);
        _payingGrids();
        _of("settleWithPermit", exchange.settleWithPermit.selector, _settlesWithPermit);
        _payingGrids();
        _of(
            "settleWithAuthorization, by who pays",
            exchange.settleWithAuthorization.selector,
            _settlesWithAuthorization
        );
        // A contract, and can't sign for the token.
        _without("deployer");
        _payingGrids();
        _of(
            "settleWithAuthorization of the debtor's, by a relayer",
            exchange.settleWithAuthorization.selector,
            _sendsDebtorsMoney
        );
        _head("none unsold below min open full repaid settled default cancelled");
        _role("rest: S    S    S    S   .    .     .       N       .       S    ");
        _unmovedBy("dispute paused 14d+1 sunset");
        _of("settle, for the holders alone", exchange.settle.selector, _settlesForHolders);
        _head("              none unsold below min open full repaid settled default cancelled");
        _role("seller debtor: S     S     S    S   .    .     N       N       .        S    ");
        _role("rest:          S     S     S    S   O    .     N       N       .        S    ");
        _unmovedBy("dispute paused 14d+1 sunset");

        _of("markDefault", exchange.markDefault.selector, _marksDefault);
        _head("none unsold below min open full repaid settled default cancelled");
        _role("rest: S    S    S    S   Y    Y     S       S      S        S    ");
        _unmovedBy("dispute paused 14d+1 sunset");
        _head("min   open  open  full  full  full    full full  repaid settled default");
        _when("end+1 end   end+1 due+1 grace grace+1 end  end+1 end+1  end+1   now    ");
        _role("rest: S Y     .     Y     Y     Y      Y     .     S      S       S     ");
    }

    function _payingGrids() private {
        _head("              none unsold below min open full repaid settled default cancelled");
        _role("seller debtor: S     S     S    S   .    .     .       N       .        S    ");
        _role("rest:          S     S     S    S   O    .     .       N       .        S    ");
        _unmovedBy("dispute paused 14d+1 sunset");
        _head("              open open   open  full  full  full    full full  repaid settled");
        _when("              sale sale+1 ended due+1 grace grace+1 end  end+1 end+1  end+1  ");
        _role("seller debtor: .     .      .     .     .      .      .    .     .      N    ");
        _role("rest:          O     .      .     .     .      .      .    .     .      N    ");
    }

    /// What a note has earned is its owner's, always.
    function _collecting() private {
        _of("claim", exchange.claim.selector, _claims);
        _head("                        none unsold below min open full repaid settled default cancelled");
        _role("holder operator spender: 0     0     N    N   N    N     .       .       .        N    ");
        _role("rest:                    0     0     F    F   F    F     F       F       F        F    ");
        _unmovedBy("dispute paused 14d+1 sunset");
        _head("                        open open   full  full  repaid repaid repaid settled");
        _when("                        sale sale+1 due+1 end+1 due+1  grace  end+1  end+1  ");
        _role("holder operator spender: N     N      N     N     .      .      .       .   ");
        _role("rest:                    F     F      F     F     F      F      F       F   ");

        _of("claimFor", exchange.claimFor.selector, _claimsForAll);
        _everywhere("rest: .");

        _of("claimReward", exchange.claimReward.selector, _claimsReward);
        _head("       none unsold below min open full repaid settled default cancelled");
        _role("holder: 0     0     W    W   W    W     .       .       W        W    ");
        _role("rest:   0     0     F    F   F    F     F       F       F        F    ");
        _unmovedBy("dispute paused 14d+1 sunset");
        _head("       early early  early full  full  repaid repaid");
        _when("       now   sale+1 end+1 due+1 end+1 due+1  end+1 ");
        _role("holder:  .     .      .     W     W     .      .   ");
        _role("rest:    F     F      F     F     F     F      F   ");

        _of("withdrawCredit", exchange.withdrawCredit.selector, _withdraws);
        _head("       none unsold below min open full repaid settled default cancelled");
        _role("seller: N     N     N    N   N    N     N       .       N        N    ");
        _role("rest:   N     N     N    N   N    N     N       N       N        N    ");
        _unmovedBy("dispute paused 14d+1 sunset");
        _head("       settled settled settled");
        _when("       due+1   grace   end+1  ");
        _role("seller:   .       .       .   ");
        _role("rest:     N       N       N   ");

        _of("refund, to the owner", exchange.refund.selector, _refundsOwner);
        _head("none unsold below min open full repaid settled default cancelled");
        _role("rest: S    S    S    S   S    S     S       S      S        .    ");
        _unmovedBy("dispute paused 14d+1 sunset");
        _head("unsold below  min   full  cancelled cancelled burned");
        _when("sale+1 sale+1 due+1 end+1 due+1     end+1     now   ");
        _role("rest: S  S      S     S      .         .        .   ");

        _of("refund, to another address", exchange.refund.selector, _refundsElsewhere);
        _head("       none unsold below min open full repaid settled default cancelled");
        _role("holder: S     S     S    S   S    S     S       S       S        .    ");
        _role("rest:   S     S     S    S   S    S     S       S       S        F    ");
        _unmovedBy("dispute paused 14d+1 sunset");
        _head("       below  min   full  cancelled cancelled burned");
        _when("       sale+1 due+1 end+1 due+1     end+1     now   ");
        _role("holder:  S      S     S      .         .        .   ");
        _role("rest:    S      S     S      F         F        F   ");
    }

    function _owning() private {
        _of("fill", exchange.fill.selector, _fills);
        _head("       none unsold below min open full repaid settled default cancelled");
        _role("holder: 0     0     Q    Q   Q    Q     Q       Q       Q        Q    ");
        _role("rest:   0     0     .    .   .    .     .       .       .        .    ");
        _unmovedBy("dispute");
        _under("paused");
        _role("rest: P");
        _under("14d+1");
        _role("rest: P");
        _under("sunset");
        _role("rest: X");
        _head("       full full  full  full    open   min   full  full  locked eligible");
        _when("       ask  ask+1 order order+1 sale+1 due+1 due+1 end+1 now    now     ");
        _role("holder: Q     D     Q     D       Q      Q     Q     Q     T       T    ");
        _role("rest:   .     D     .     D       .      .     .     .     T       T    ");

        _of("transferFrom", exchange.transferFrom.selector, _transfers);
        _transferGrids();
        _of("safeTransferFrom", ANY_TRANSFER, _transfersSafely);
        _transferGrids();
        _of("safeTransferFrom, with data", TRANSFER_WITH_DATA, _transfersWithData);
        _transferGrids();

        _of("approve", exchange.approve.selector, _approves);
        _head("                none unsold below min open full repaid settled default cancelled");
        _role("holder operator: 0     0     .    .   .    .     .       .       .        .    ");
        _role("rest:            0     0     F    F   F    F     F       F       F        F    ");
        _unmovedBy("dispute paused 14d+1 sunset");
        _of("setApprovalForAll", exchange.setApprovalForAll.selector, _approvesForAll);
        _everywhere("rest: .");
    }

    function _transferGrids() private {
        _head("                        none unsold below min open full repaid settled default cancelled");
        _role("holder operator spender: 0     0     .    .   .    .     .       .       .        .    ");
        _role("rest:                    0     0     F    F   F    F     F       F       F        F    ");
        _unmovedBy("dispute paused 14d+1 sunset");
        _head("                        below  min   open   full  full  locked eligible welcome");
        _when("                        sale+1 due+1 sale+1 due+1 end+1 now    now      now    ");
        _role("holder operator spender:  .      .     .      .     .     T      T        .    ");
        _role("rest:                     F      F     F      F     F     T      T        F    ");
    }

    function _others() private {
        _of("revoke", exchange.revoke.selector, _revokes);
        _everywhere("rest: .");
        _of("bumpCounter", exchange.bumpCounter.selector, _bumps);
        _everywhere("rest: .");
        _of("refreshMetadata", exchange.refreshMetadata.selector, _refreshes);
        _everywhere("rest: .");
        _of("rescueSurplus", exchange.rescueSurplus.selector, _rescues);
        _head("      none unsold below min open full repaid settled default cancelled");
        _role("admin: .     .     .    .   .    .     .       .       .        .    ");
        _role("rest:  F     F     F    F   F    F     F       F       F        F    ");
        _unmovedBy("dispute paused 14d+1 sunset");
    }

    function _everywhere(string memory row) private {
        _head("none unsold below min open full repaid settled default cancelled");
        _role(row);
        _unmovedBy("dispute paused 14d+1 sunset");
        _head("below  min   open   full  full  full ");
        _when("sale+1 due+1 sale+1 due+1 grace end+1");
        _role(row);
    }
}
