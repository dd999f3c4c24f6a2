const figure = "figures font-sans";

/**
 * What the exchange does, in one picture: an invoice becomes a note, the note becomes coins. It
 * plays once and ends in a still picture; with reduced motion it is still from the start.
 */
export function Scene() {
  return (
    <svg
      role="img"
      aria-labelledby="scene-title"
      viewBox="0 0 560 500"
      className="scene mx-auto w-full max-w-[36rem] select-none"
    >
      <title id="scene-title">
        An invoice becomes a receivable note, and the note is paid for with stablecoins.
      </title>
      <Invoice />
      <Note />
      <g className="scene-coins">
        <Coin x={300} y={446} word="USDT" />
        <Coin x={396} y={432} word="USDC" />
        <Coin x={478} y={400} word="USDC" />
      </g>
    </svg>
  );
}

function Invoice() {
  return (
    <g className="scene-invoice">
      <g transform="rotate(-5 200 190)">
        <rect x="60" y="24" width="280" height="340" rx="12" className="scene-sheet" />
        <text x="88" y="72" className="font-serif text-[26px]">
          Invoice
        </text>
        <text x="312" y="70" textAnchor="end" className={`${figure} scene-quiet text-[13px]`}>
          No. 2291
        </text>
        <path d="M88 92H312" className="scene-rule" />
        <text x="88" y="122" className="scene-quiet text-[13px]">
          Due in 45 days
        </text>
        <text x="312" y="124" textAnchor="end" className={`${figure} font-semibold text-[18px]`}>
          24,000.00
        </text>
        <path d="M88 142H312" className="scene-rule" />
        <path
          d="M88 172h118M276 172h36M88 198h92M282 198h30M88 224h134M270 224h42M88 250h70"
          className="scene-lines"
        />
      </g>
    </g>
  );
}

function Note() {
  return (
    <g className="scene-note">
      <g transform="rotate(3 340 300)">
        <rect x="140" y="196" width="392" height="204" rx="14" className="fill-forest" />
        <rect x="150" y="206" width="372" height="184" rx="8" className="scene-frame" />
        <image href="/artwork/seal.svg" x="346" y="212" width="172" height="172" />
        <text x="172" y="244" className="fill-on-forest-muted text-[13px]">
          Receivable note
        </text>
        <text x="172" y="298" className="fill-on-forest font-serif text-[42px]">
          24,000
        </text>
        <text x="172" y="322" className="fill-mint font-semibold text-[14px]">
          USDC
        </text>
        <path d="M172 344H326" className="scene-frame" />
        <text x="172" y="368" className={`${figure} fill-on-forest-muted text-[13px]`}>
          Matures in 45 days
        </text>
      </g>
    </g>
  );
}

function Coin({ x, y, word }: { x: number; y: number; word: string }) {
  return (
    <g className="scene-coin">
      <circle cx={x} cy={y} r="40" className="scene-edge" />
      <circle cx={x} cy={y - 5} r="40" className="fill-mint" />
      <circle cx={x} cy={y - 5} r="33" className="scene-rim" />
      <text x={x} y={y} textAnchor="middle" className="fill-on-mint font-bold text-[15px]">
        {word}
      </text>
    </g>
  );
}
