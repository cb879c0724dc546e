import { Island } from "@/components/ui/island";
import type { MapView, PinView } from "@/lib/pages/locator/view";
import { HighlightPins } from "./highlight-pins";

/**
 * The list as a map; its labels are larger on a phone, where the map is half as wide. East is right in every
 * language. It is hidden from screen readers and the tab order, since the list has the same content.
 */
export function ResultsMap({ map }: { map: MapView }) {
  const { width, height, land, cities, origin, pins, scale, tiles, attribution } = map;
  return (
    <figure aria-hidden="true" className="lg:sticky lg:top-4">
      <svg
        viewBox={`0 0 ${width} ${height}`}
        direction="ltr"
        className={`block w-full rounded-lg border border-line ${land === null ? "bg-raised" : "bg-focus/12"}`}
        role="presentation"
      >
        {tiles.map((tile) => (
          <image
            key={`${tile.x} ${tile.y}`}
            href={tile.href}
            x={tile.x}
            y={tile.y}
            width={tile.size}
            height={tile.size}
            className="dark:brightness-75"
          />
        ))}
        {land === null ? null : <Land {...land} />}
        <Cities cities={cities} />
        {origin === null ? null : <Origin {...origin} />}
        {pins.map((pin) => (
          <Pin key={`${pin.href} ${pin.label}`} pin={pin} />
        ))}
        <Scale {...scale} height={height} />
      </svg>
      <Island>
        <HighlightPins />
      </Island>
      {attribution === null ? null : (
        <figcaption className="mt-1 text-end text-xs text-muted">{attribution}</figcaption>
      )}
    </figure>
  );
}

/** Shapes of a separate file in the page's colours, loaded after the list. */
function Land({ land, borders }: NonNullable<MapView["land"]>) {
  return (
    <g strokeLinejoin="round">
      <use href={land} className="fill-raised stroke-muted/60" strokeWidth="1" />
      <use href={borders} className="fill-none stroke-muted/45" strokeWidth="1" strokeDasharray="4 2" />
    </g>
  );
}

function Cities({ cities }: Pick<MapView, "cities">) {
  return (
    <g className="fill-muted text-[14px] max-sm:text-[22px]">
      {cities.map(({ x, y, name }) => (
        <g key={`${x} ${y}`}>
          <circle cx={x} cy={y} r="2.5" />
          <text x={x + 7} y={y + 5}>
            {name}
          </text>
        </g>
      ))}
    </g>
  );
}

function Origin({ x, y, reach }: NonNullable<MapView["origin"]>) {
  return (
    <g>
      {reach === null ? null : (
        <circle
          cx={x}
          cy={y}
          r={reach}
          className="fill-none stroke-muted"
          strokeWidth="1.5"
          strokeDasharray="3 5"
        />
      )}
      <circle cx={x} cy={y} r="9" className="fill-raised stroke-focus" strokeWidth="3" />
      <circle cx={x} cy={y} r="3.5" className="fill-focus" />
    </g>
  );
}

/** A pin with its tip at the location, or a disc with the number of its places. */
function Pin({ pin: { x, y, label, isGroup, href, current, places } }: { pin: PinView }) {
  const [fill, ink] = isGroup
    ? ["fill-text group-data-lit:fill-accent", "fill-surface group-data-lit:fill-accent-text"]
    : current
      ? ["fill-text", "fill-surface"]
      : ["fill-accent group-data-lit:fill-text", "fill-accent-text group-data-lit:fill-surface"];
  return (
    <a
      href={href}
      tabIndex={-1}
      data-pin={places.join(" ")}
      className="group transition-[scale] data-lit:scale-115 max-sm:scale-150"
      style={{ transformOrigin: `${x}px ${y}px` }}
    >
      {isGroup ? (
        <>
          <circle cx={x} cy={y} r="25" className="fill-text/25" />
          <circle
            cx={x}
            cy={y}
            r="18"
            strokeWidth="1.5"
            className={`stroke-text transition-[fill] group-hover:fill-raised ${fill}`}
          />
        </>
      ) : (
        <path
          d={`M${x} ${y}l-7 -9H${x - 9}q-8 0 -8 -8v-16q0 -8 8 -8H${x + 9}q8 0 8 8v16q0 8 -8 8H${x + 7}Z`}
          className={`stroke-text transition-[fill] group-hover:fill-raised ${fill}`}
          strokeWidth="1.5"
          strokeLinejoin="round"
        />
      )}
      <text
        x={x}
        y={isGroup ? y + 6 : y - 19}
        textAnchor="middle"
        fontSize="17"
        className={`font-bold transition-[fill] group-hover:fill-text ${ink}`}
      >
        {label}
      </text>
    </a>
  );
}

/** The average width of a letter of the scale on a phone. */
const PHONE_LETTER_UNITS = 13;

function Scale({ length, label, height }: MapView["scale"] & Pick<MapView, "height">) {
  const y = height - 18;
  return (
    <g>
      <rect
        x="8"
        y={y - 38}
        width={Math.max(length, label.length * PHONE_LETTER_UNITS) + 24}
        height="48"
        rx="6"
        className="fill-raised/85"
      />
      <path d={`M20 ${y - 5}v5h${length}v-5`} className="fill-none stroke-text" strokeWidth="2" />
      <text x="20" y={y - 11} className="fill-text font-medium text-[15px] max-sm:text-[24px]">
        {label}
      </text>
    </g>
  );
}
