const PICTURE_COLUMNS = 5;
const PICTURE_ROWS = 6;
const TAKEN_TILES = new Set(["0 0", "0 1", "1 3", "1 4", "2 0", "2 1", "2 2", "3 4", "3 5", "4 2", "4 3"]);
const CHOSEN_TILE = "3 2";

/** A week with its free times, and the one that was chosen: what the service is about, without a word. */
export function WeekPicture() {
  const tiles = Array.from({ length: PICTURE_COLUMNS * PICTURE_ROWS }, (_, index) => {
    const [column, row] = [index % PICTURE_COLUMNS, Math.floor(index / PICTURE_COLUMNS)];
    return { key: `${column} ${row}`, x: column * 88 + 1, y: row * 52 + 1 };
  });
  return (
    <svg viewBox="0 0 440 312" className="w-full max-w-[560px] justify-self-center" aria-hidden="true">
      <defs>
        <pattern id="taken" width="8" height="8" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <path d="M0 0v8" className="stroke-busy" strokeWidth="1.5" opacity="0.5" />
        </pattern>
      </defs>
      {tiles.map(({ key, x, y }) => {
        const taken = TAKEN_TILES.has(key);
        const look =
          key === CHOSEN_TILE ? "fill-accent stroke-text" : taken ? "stroke-line" : "fill-raised stroke-busy";
        return (
          <g key={key}>
            <rect
              x={x}
              y={y}
              width="78"
              height="42"
              rx="6"
              className={look}
              strokeWidth={key === CHOSEN_TILE ? 2 : 1}
              {...(taken ? { fill: "url(#taken)", strokeDasharray: "4 4" } : {})}
            />
            {taken ? null : (
              <path
                d={`M${x + 24} ${y + 21}h${key === CHOSEN_TILE ? 14 : 30}`}
                className={key === CHOSEN_TILE ? "stroke-accent-text" : "stroke-text"}
                strokeWidth="3"
                strokeLinecap="round"
              />
            )}
            {key === CHOSEN_TILE ? (
              <path
                d={`m${x + 48} ${y + 21} 5 5 9-10`}
                fill="none"
                className="stroke-accent-text"
                strokeWidth="3"
                strokeLinecap="round"
                strokeLinejoin="round"
              />
            ) : null}
          </g>
        );
      })}
    </svg>
  );
}
