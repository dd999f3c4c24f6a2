import { blockieCells } from "./blockie-cells.ts";

/** A picture per address, so that a person notices another account. */
export function Blockie({ address, className }: { address: string; className?: string }) {
  const cells = blockieCells(address);
  const hue = cells.hue;
  return (
    <svg aria-hidden="true" viewBox="0 0 8 8" className={className} shapeRendering="crispEdges">
      <rect width="8" height="8" fill={`hsl(${hue} 45% 88%)`} />
      {cells.filled.map(({ x, y, strong }) => (
        <rect
          key={`${x}-${y}`}
          x={x}
          y={y}
          width="1"
          height="1"
          fill={strong ? `hsl(${(hue + 130) % 360} 55% 45%)` : `hsl(${hue} 50% 38%)`}
        />
      ))}
    </svg>
  );
}
