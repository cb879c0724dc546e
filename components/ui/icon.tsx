const paths = {
  alert: "M12 4 2.8 20h18.4L12 4Zm0 6v4.5m0 2.7v.3",
  back: "M20 12H5m6-6-6 6 6 6",
  calendar: "M4 6.5h16v13H4v-13Zm0 4.5h16M8 4v4m8-4v4",
  check: "m5 12.5 4.5 4.5L19 7.5",
  clock: "M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18Zm0-13.5V12l3 2.5",
  close: "m6 6 12 12M18 6 6 18",
  down: "m6 9.5 6 6 6-6",
  file: "M6 3h8l5 5v13H6V3Zm8 0v5h5M12.5 12v5.5m-2.5-2.3 2.5 2.5 2.5-2.5",
  globe:
    "M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18ZM3.2 12h17.6M12 3c3 2.8 4 5.6 4 9s-1 6.2-4 9c-3-2.8-4-5.6-4-9s1-6.2 4-9Z",
  info: "M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18Zm0-10v5m0-8.3v.3",
  left: "m14.5 6-6 6 6 6",
  message: "M4 5h16v11.5h-9L6.5 20v-3.5H4V5Z",
  minus: "M6 12h12",
  moved: "M4 12h15m-6-6 6 6-6 6",
  people:
    "M9 11.5a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7ZM2.5 20c.5-3.5 3-5.5 6.5-5.5s6 2 6.5 5.5m.5-8.5a3 3 0 0 0 0-6m2.5 9c1.7.7 2.7 2.3 3 4.5",
  phone:
    "M5 4h4l1.5 4.5L8.3 10a12 12 0 0 0 5.7 5.7l1.5-2.2L20 15v4c0 .6-.4 1-1 1C11 19.5 4.5 13 4 5c0-.6.4-1 1-1Z",
  place:
    "M12 21c4.5-4.5 7-8 7-11.2a7 7 0 1 0-14 0C5 13 7.5 16.5 12 21Zm0-8.5a2.7 2.7 0 1 0 0-5.4 2.7 2.7 0 0 0 0 5.4Z",
  right: "m9.5 6 6 6-6 6",
  shield: "M12 3.5 5 6v5.5c0 4.2 2.8 7.3 7 9 4.2-1.7 7-4.8 7-9V6l-7-2.5Zm-3 8.2 2.3 2.3L15.2 10",
  target:
    "M12 19a7 7 0 1 0 0-14 7 7 0 0 0 0 14Zm0-9.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5ZM12 2v3m0 14v3M2 12h3m14 0h3",
  waiting:
    "M5.4 12a.6.6 0 1 0 1.2 0 .6.6 0 1 0-1.2 0Zm6 0a.6.6 0 1 0 1.2 0 .6.6 0 1 0-1.2 0Zm6 0a.6.6 0 1 0 1.2 0 .6.6 0 1 0-1.2 0Z",
} as const;

export type IconName = keyof typeof paths;

/** Icons that mirror in right-to-left languages. */
const DIRECTED = new Set<IconName>(["back", "left", "moved", "right"]);

/** Icons on a 24 grid with one stroke. They accompany text and are hidden from screen readers. */
export function Icon({ name, className = "size-5" }: { name: IconName; className?: string }) {
  return (
    <svg
      viewBox="0 0 24 24"
      className={`${className} flex-none${DIRECTED.has(name) ? " rtl:-scale-x-100" : ""}`}
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={paths[name]} />
    </svg>
  );
}
