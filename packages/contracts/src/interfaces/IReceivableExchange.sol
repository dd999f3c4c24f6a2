// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

/// @title Types of the exchange
/// @notice Amounts are base units of the listing's token and below 2^48; units are below 2^24; times are
/// seconds since 1970; rates are basis points.
interface IExchangeTypes {
    /// @notice Factoring has a debtor and an invoice; in Community the seller repays.
    enum Kind {
        Factoring,
        Community
    }

    /// @notice How far the claim on the debtor is confirmed.
    enum Level {
        Declared,
        Attested,
        DebtorConfirmed
    }

    /// @notice Who may receive a note after its purchase.
    enum TransferRule {
        Open,
        Eligible,
        Locked
    }

    /// @notice What is stored. Open, due, in grace and late are derived from it and the time.
    enum State {
        None,
        Listed,
        Funded,
        Settled,
        Defaulted,
        Cancelled
    }

    /// @notice What stands in the registry under a fingerprint.
    enum Financing {
        None,
        Offered,
        Financed,
        Burned
    }

    /// @notice What the seller signs. Never changes after listing.
    struct Terms {
        address seller; // signs these terms
        address payout; // receives the proceeds
        address debtor; // wallet of the debtor; zero for Community, or without a wallet
        address token; // stablecoin of every amount here
        address gate; // who may buy
        address reward; // contract of a custom reward, or zero
        uint96 rewardId;
        bytes32 fingerprint; // identity of the invoice or campaign, financed once
        bytes32 papers; // hash of deed and papers
        uint40 previous; // the cancelled listing of the same fingerprint this one follows, or zero
        Kind kind;
        TransferRule rule;
        bool rewardEarly; // the reward may be claimed from funding on, not only after settlement
        uint48 face; // what the debtor owes; at most 250 million at six decimals
        uint48 pricePerUnit; // paid by a buyer now
        uint48 repayPerUnit; // paid to the note's owner at maturity
        uint24 totalUnits;
        uint24 minUnits; // below it the sale fails and everybody is refunded
        uint24 minPurchase; // smallest purchase, except of the last units
        uint32 fundingDeadline; // last second to buy
        uint32 maturity; // 23:59:59 UTC of a date
        uint8 graceDays; // no late fee for so long
        uint8 delayDays; // from grace to default; the late fee runs so long
        uint16 lateFeeBps; // a year, on outstanding repayment
        uint16 maxFeeBps; // highest platform fee accepted, of the proceeds
        uint32 counter; // the seller's counter
        uint32 deadline; // last second to list
    }

    /// @notice What an attestor signs: that the papers behind these terms were checked.
    struct Attestation {
        bytes32 terms; // digest of the terms, and with it debtor, gate, maximum fee
        Level level;
        bytes32 acknowledgement; // digest of the debtor's signature, or zero
        uint32 counter; // the attestor's counter
        uint32 deadline;
    }

    /// @notice What a debtor signs: the debt of this sum on this day. It names no price.
    struct Acknowledgement {
        bytes32 fingerprint;
        address debtor;
        address seller;
        address token;
        uint48 face;
        uint32 maturity;
        uint40 previous;
        uint32 counter; // the debtor's counter
        uint32 deadline;
    }

    /// @notice The signatures behind a listing. `acknowledgement` is empty below DebtorConfirmed.
    struct Signatures {
        address attestor;
        bytes seller;
        bytes attestation;
        bytes acknowledgement;
    }

    /// @notice What a buyer agrees to.
    struct Order {
        uint256 listing;
        bytes32 terms; // digest of its terms: a number can come to stand for another listing
        uint24 units;
        address token;
        uint256 maxCost;
        uint8 flags; // of the ledger, that are accepted; any other reverts
        uint256 deadline;
    }

    /// @notice What a payer agrees to.
    struct Payment {
        uint256 listing;
        bytes32 terms; // digest of its terms
        uint256 amount; // at most so much is taken
        bool holdersOnly; // takes nothing for the seller: repayment and late fee alone
    }

    /// @notice What an EIP-3009 authorization is for; its nonce is a hash of it.
    struct Purpose {
        bytes32 action; // keccak256("buy") or keccak256("settle")
        uint256 listing;
        bytes32 terms; // digest of its terms
        uint256 units; // bought; 0 to settle
        uint256 limit; // the flags accepted to buy; to settle, 1 for the holders alone
        address payer; // also who gets the note, or the change
        uint256 value;
        uint256 deadline; // the order's to buy; the authorization's `validBefore` to settle
    }

    /// @notice An ERC-2612 permit of the caller for the exchange.
    struct Permit {
        uint256 value;
        uint256 deadline;
        uint8 v;
        bytes32 r;
        bytes32 s;
    }

    /// @notice An EIP-3009 authorization whose nonce names the action; see `IExchangeLens.authorizationNonce`.
    struct Authorization {
        uint256 validAfter;
        uint256 validBefore;
        bytes32 salt;
        uint8 v;
        bytes32 r;
        bytes32 s;
    }

    /// @notice What the owner of a note signs to sell it.
    struct Ask {
        uint256 note;
        bytes32 terms; // digest of its listing's terms
        address token;
        uint256 price; // for the note as it was when signed
        uint256 claimed; // claimed by then; what is claimed later lowers the cost
        bool rewardClaimed; // the reward was claimed by then
        uint8 states; // bit n set: may be filled while the listing's state is n
        uint32 noteCounter; // of the note; rises with every transfer
        uint32 counter; // of the signer
        uint32 expiry; // last second to fill
    }

    /// @notice What the buyer of a note agrees to: the note as it is now, and no worse.
    struct FillLimits {
        uint256 maxCost;
        uint256 minEarnings; // beyond what the ask says was claimed; payments and claims don't change it
        uint8 states; // bit n set: accepted while the listing's state is n
        uint8 flags; // of the ledger, that are accepted; any other reverts
        uint256 deadline;
    }

    /// @notice Terms as they are kept, with what was decided at listing.
    struct Facts {
        address seller;
        address payout;
        address debtor;
        address token;
        address gate;
        address reward;
        uint96 rewardId;
        Kind kind;
        Level level;
        TransferRule rule;
        bool rewardEarly;
        uint48 face;
        uint48 pricePerUnit;
        uint48 repayPerUnit;
        uint24 totalUnits;
        uint24 minUnits;
        uint24 minPurchase;
        uint32 fundingDeadline;
        uint32 maturity;
        uint8 graceDays;
        uint8 delayDays;
        uint16 lateFeeBps;
        uint16 feeBps;
        bytes32 terms; // digest that the seller signed
    }

    /// @notice What moves. One storage slot.
    struct Ledger {
        State state;
        uint8 flags; // 2 was in default, 4 debtor's dispute, 8 attestor's, 16 sale ended
        uint24 soldUnits;
        uint24 notes; // notes minted so far
        uint48 paidIn; // everything settled so far
        uint80 lateUnits; // sum of outstanding repayment x seconds after grace
        uint32 lateUntil; // lateUnits is counted up to here
        uint32 lastPurchase; // block of the last purchase, modulo 2^32
    }
}

/// @title Errors and events of the exchange
interface IExchangeSignals is IExchangeTypes {
    /// @notice The listing isn't in a state that allows this.
    error Exchange_WrongState(uint256 listing, State state);
    /// @notice A signed or agreed deadline has passed.
    error Exchange_DeadlinePassed(uint256 deadline, uint256 time);
    /// @notice The signature isn't `signer`'s.
    error Exchange_BadSignature(address signer);
    /// @notice `signer` took this signature back.
    error Exchange_Revoked(address signer, bytes32 digest);
    /// @notice The signed counter isn't the signer's (or note's) any more.
    error Exchange_WrongCounter(uint256 signed, uint256 current);
    /// @notice Two roles that must be different people are the same address.
    error Exchange_SameParty(address party);
    /// @notice A term is outside its bounds: its position in `Terms`, its value, and the bound it broke.
    error Exchange_OutOfBounds(uint8 field, uint256 value, uint256 bound);
    /// @notice Kind, debtor, level and face don't fit together.
    error Exchange_WrongKind(Kind kind, Level level);
    /// @notice What was signed or agreed to speaks of something else.
    error Exchange_Mismatch(bytes32 expected, bytes32 actual);
    /// @notice This invoice is already offered or financed by `listing`, or that listing was its successor.
    error Exchange_AlreadyFinanced(bytes32 fingerprint, uint256 listing);
    /// @notice An attestor burned this fingerprint as fraud; it can never be listed.
    error Exchange_Burned(bytes32 fingerprint);
    /// @notice The platform's fee is above the seller's signed maximum.
    error Exchange_FeeAboveMaximum(uint256 feeBps, uint256 maxFeeBps);
    /// @notice The sale is over, or rests while an attestor's dispute stands.
    error Exchange_SaleClosed(uint256 listing);
    /// @notice Only so many units can be bought, and at least so many must be.
    error Exchange_WrongUnits(uint256 units, uint256 minimum, uint256 available);
    /// @notice The cost is above what the buyer agreed to.
    error Exchange_CostAboveMaximum(uint256 cost, uint256 maxCost);
    /// @notice The token isn't the one agreed to.
    error Exchange_WrongToken(address expected, address actual);
    /// @notice Seller and payout may not buy.
    error Exchange_OwnListing(address buyer);
    /// @notice The gate answered something else than its selector.
    error Exchange_NotAdmitted(address gate);
    /// @notice Fewer units sold than the seller's minimum.
    error Exchange_BelowMinimum(uint256 sold, uint256 minimum);
    /// @notice Release needs a later block than the last purchase.
    error Exchange_SameBlock(uint256 blockNumber);
    /// @notice The caller may not do this.
    error Exchange_Forbidden(address caller);
    /// @notice While the sale is open, only seller or debtor may settle, and at least `full`: all that was sold.
    error Exchange_SaleOpen(uint256 listing, uint256 full);
    /// @notice Nothing is due, claimable or withdrawable.
    error Exchange_NothingDue();
    /// @notice Default can be marked after `time`.
    error Exchange_NotYetDefault(uint256 time);
    /// @notice The token moved another amount than asked.
    error Exchange_WrongTransfer(address token, uint256 asked, uint256 moved);
    /// @notice The token refused a payment out.
    error Exchange_TransferFailed(address token, address to, uint256 amount);
    /// @notice The allowance is below the cost after the permit was tried.
    error Exchange_AllowanceTooLow(address owner, uint256 allowance, uint256 needed);
    /// @notice This recipient is not possible.
    error Exchange_BadRecipient(address to);
    /// @notice The terms lock this note to its owner, or `to` isn't eligible.
    error Exchange_TransferRefused(uint256 note, address to);
    /// @notice The ask or the buyer excludes the listing's present state.
    error Exchange_StateExcluded(State state);
    /// @notice The buyer didn't accept one of the listing's flags.
    error Exchange_FlagsExcluded(uint8 flags);
    /// @notice The note earns less in all than its buyer asks for.
    error Exchange_EarningsBelowMinimum(uint256 earnings, uint256 minimum);
    /// @notice The note isn't what the ask described: its reward was claimed meanwhile, or more was
    /// claimed than the price covers.
    error Exchange_NoteDrained(uint256 note);
    /// @notice The reward isn't claimable, or was claimed.
    error Exchange_NoReward(uint256 note);

    /// @notice A receivable is on offer. With the terms every figure can be rebuilt.
    event Listed(
        uint256 indexed listing,
        bytes32 indexed fingerprint,
        address indexed seller,
        address attestor,
        Level level,
        uint256 feeBps,
        Terms terms
    );
    /// @notice `note` was minted to `buyer` for `cost`.
    event Bought(
        uint256 indexed listing, uint256 indexed note, address indexed buyer, uint256 units, uint256 cost
    );
    /// @notice Proceeds left escrow for the seller: `amount` after `fee`.
    event Released(uint256 indexed listing, uint256 amount, uint256 fee);
    /// @notice The listing ended without a sale.
    event Cancelled(uint256 indexed listing, address indexed by);
    /// @notice The seller ended the sale with `soldUnits` sold; nothing more can be bought.
    event SaleEnded(uint256 indexed listing, uint256 soldUnits);
    /// @notice An attestor burned `fingerprint` as fraud, for ever. `evidence` is a hash of the evidence.
    event Burned(bytes32 indexed fingerprint, address indexed by, bytes32 evidence);
    /// @notice The owner of `note` got its cost back.
    event Refunded(uint256 indexed listing, uint256 indexed note, address indexed to, uint256 amount);
    /// @notice `amount` was paid in: `toHolders` for repayment and fee, `toSeller` from the reserve.
    event Settled(
        uint256 indexed listing, address indexed payer, uint256 amount, uint256 toHolders, uint256 toSeller
    );
    /// @notice The listing entered `state` by itself, by payment or by the clock.
    event StateChanged(uint256 indexed listing, State state);
    /// @notice `amount` of `note` was paid to `to`.
    event Claimed(uint256 indexed listing, uint256 indexed note, address indexed to, uint256 amount);
    /// @notice The token refused to pay `owner`; nothing changed, and the owner can claim to another address.
    event ClaimSkipped(uint256 indexed note, address indexed owner, uint256 amount);
    /// @notice The reward of `note` was handed out.
    event RewardClaimed(uint256 indexed listing, uint256 indexed note, address indexed to);
    /// @notice `note` was resold.
    event Filled(
        uint256 indexed listing,
        uint256 indexed note,
        address indexed buyer,
        address seller,
        uint256 price,
        uint256 cost
    );
    /// @notice `account` can pull `amount` more.
    event Credited(address indexed account, address indexed token, uint256 amount, uint256 indexed listing);
    /// @notice `account` pulled its credit.
    event CreditWithdrawn(address indexed account, address indexed token, address indexed to, uint256 amount);
    /// @notice `signer` took a signature back.
    event Revoked(address indexed signer, bytes32 indexed digest);
    /// @notice Everything `signer` signed under an earlier counter is void.
    event CounterBumped(address indexed signer, uint256 counter);
    /// @notice A dispute was raised or laid down; an attestor's stops purchases.
    event DisputeFlagged(uint256 indexed listing, address indexed by, bool disputed, bytes32 evidence);
    /// @notice Tokens that nobody is owed left the contract.
    event SurplusRescued(address indexed token, address indexed to, uint256 amount);
    /// @notice ERC-4906.
    event MetadataUpdate(uint256 _tokenId);
    /// @notice ERC-4906.
    event BatchMetadataUpdate(uint256 _fromTokenId, uint256 _toTokenId);
    /// @notice ERC-7572.
    event ContractURIUpdated();
}

/// @title A market in which an invoice is financed once
/// @notice The exchange is the ERC-721 of its notes, the registry of what is financed, escrow, paying agent
/// and clock. Nobody has a key to its money: admin, attestor and pauser can only hinder new business.
interface IReceivableExchange is IExchangeSignals {
    /// @notice Puts a receivable on offer. Anybody carrying the signatures may send it.
    /// @return listing Its id, counting from 1.
    function list(
        Terms calldata terms,
        Attestation calldata attestation,
        Acknowledgement calldata acknowledgement,
        Signatures calldata signatures
    ) external returns (uint256 listing);

    /// @notice Buys units with the caller's allowance; mints one note. Pays the seller at once when this
    /// purchase takes everything or the listing is already funded.
    function buy(Order calldata order, bytes calldata gateData) external returns (uint256 note);

    /// @notice `buy`, with the caller's ERC-2612 permit tried first.
    function buyWithPermit(Order calldata order, bytes calldata gateData, Permit calldata permit)
        external
        returns (uint256 note);

    /// @notice `buy` for `payer`, who signed an EIP-3009 authorization of exactly the cost. Anybody may send.
    function buyWithAuthorization(
        Order calldata order,
        bytes calldata gateData,
        address payer,
        Authorization calldata authorization
    ) external returns (uint256 note);

    /// @notice Pays the proceeds to the seller once the minimum is reached, in a later block than the last
    /// purchase and not after maturity. Anybody.
    function release(uint256 listing) external;

    /// @notice Ends the sale once the minimum is reached: nothing more can be bought. The seller.
    function endSale(uint256 listing) external;

    /// @notice Ends an offer: the seller while nothing is sold, an attestor while it is listed; anybody below
    /// the minimum after the deadline, or at once after sunset or a long pause; anybody after maturity.
    function cancel(uint256 listing) external;

    /// @notice Burns a fingerprint that is not on offer and not financed, so that it can never be listed.
    /// Attestors; also after the seller cancelled first.
    /// @param evidence Hash of the evidence.
    function burn(bytes32 fingerprint, bytes32 evidence) external;

    /// @notice Pays back the exact cost of a note of a cancelled offer and burns it. Its owner to any address,
    /// anybody to its owner.
    function refund(uint256 note, address to) external;

    /// @notice Pays in, at most what is still due; nothing more is taken. Anybody may, with their own money;
    /// while the sale is open only seller or debtor, and at least the repayment of everything sold.
    /// @return taken What was paid in.
    function settle(Payment calldata payment) external returns (uint256 taken);

    /// @notice `settle`, with the caller's ERC-2612 permit tried first. A permit for more than is due is drawn
    /// as a whole and the change returns in the same call, so that no allowance stays behind.
    function settleWithPermit(Payment calldata payment, Permit calldata permit)
        external
        returns (uint256 taken);

    /// @notice `settle` for `payer` by EIP-3009; what isn't needed returns to the payer in the same call.
    function settleWithAuthorization(
        Payment calldata payment,
        address payer,
        Authorization calldata authorization
    ) external returns (uint256 taken);

    /// @notice Records the default after maturity, grace and delay with something outstanding. Anybody.
    function markDefault(uint256 listing) external;

    /// @notice Pays what a note has earned so far to `to`. Callable by its owner or an approved operator.
    function claim(uint256 note, address to) external returns (uint256 amount);

    /// @notice Pays each note's owner; a note whose payment fails is skipped. Anybody.
    function claimFor(uint256[] calldata notes) external;

    /// @notice Hands the custom reward to the note's owner, once. Its owner.
    function claimReward(uint256 note) external;

    /// @notice Buys a note from its owner under the signed ask, with the caller's allowance.
    /// @param limits What the caller accepts.
    /// @return cost What the buyer paid.
    function fill(Ask calldata ask, bytes calldata signature, FillLimits calldata limits)
        external
        returns (uint256 cost);

    /// @notice Pays the caller's credit to `to`.
    function withdrawCredit(address token, address to) external returns (uint256 amount);

    /// @notice Takes back one signature of the caller, also an invitation or a link.
    function revoke(bytes32 digest) external;

    /// @notice Takes back what the caller signed under the present counter: terms, attestations,
    /// acknowledgements, asks, invitations and links. Not an eligibility, which its gate withdraws, and nothing
    /// that a token was told.
    function bumpCounter() external;

    /// @notice Raises or lays down a dispute. The listing's debtor their own, for display; attestors theirs, which
    /// stops purchases and nothing else, and they lay down both.
    /// @param evidence Hash of the evidence.
    function flagDispute(uint256 listing, bool disputed, bytes32 evidence) external;

    /// @notice Sends tokens that nobody is owed to `to`. The registry's admin.
    function rescueSurplus(address token, address to) external returns (uint256 amount);

    /// @notice Tells marketplaces to read the metadata again, after the drawing was replaced. Anybody.
    function refreshMetadata() external;

    /// @notice What moved of a listing, packed; `IExchangeLens.ledgerOf` unpacks it.
    function ledgerWord(uint256 listing) external view returns (uint256);

    /// @notice A note, packed; `IExchangeLens.noteOf` unpacks it. Reverts for a note that doesn't exist.
    function noteWord(uint256 note) external view returns (uint96);

    /// @notice Listings made so far; the newest has this id.
    function listingCount() external view returns (uint256);

    /// @notice Whether an invoice is offered, financed or burned, and by which listing.
    function financing(bytes32 fingerprint) external view returns (Financing, uint256 listing);

    /// @notice What `account` can pull.
    function creditOf(address account, address token) external view returns (uint256);

    /// @notice What the contract owes in `token`, to everybody together. Never more than it holds.
    function liabilities(address token) external view returns (uint256);

    /// @notice The counter that `signer`'s next signatures must carry.
    function counterOf(address signer) external view returns (uint256);

    /// @notice Whether `signer` took `digest` back.
    function isRevoked(address signer, bytes32 digest) external view returns (bool);

    /// @notice ERC-5267: the EIP-712 domain of everything that is signed for the exchange.
    function eip712Domain()
        external
        view
        returns (
            bytes1 fields,
            string memory name,
            string memory version,
            uint256 chainId,
            address verifyingContract,
            bytes32 salt,
            uint256[] memory extensions
        );

    /// @notice ERC-7572.
    function contractURI() external view returns (string memory);
}
