import type { SampleView } from "@/lib/pages/home/view";

/** A picture of a booking page; it is inert. */
export function SamplePage({ sample }: { sample: SampleView }) {
  const { portrait, title, duration, month, weekdays, weeks, day, times, submit } = sample;
  return (
    <div
      aria-hidden="true"
      inert
      className="pointer-events-none w-full max-w-[600px] select-none justify-self-center rounded-lg border border-line bg-raised"
    >
      <div className="flex items-center gap-4 border-line border-b p-4 sm:px-6">
        <span
          className="block size-14 flex-none overflow-hidden rounded-lg border border-line"
          // biome-ignore lint/security/noDangerouslySetInnerHtml: our own drawing
          dangerouslySetInnerHTML={{ __html: portrait }}
        />
        <div className="min-w-0">
          <p className="font-bold text-lg">{title}</p>
          <p className="text-muted text-sm">{duration}</p>
        </div>
      </div>
      <div className="sm:grid sm:grid-cols-[minmax(0,1.5fr)_minmax(0,1fr)]">
        <div className="p-4 sm:px-6">
          <p className="font-bold">{month}</p>
          <table data-month-grid className="mt-2 w-full table-fixed">
            <thead>
              <tr className="h-8 text-muted text-xs">
                {weekdays.map((weekday) => (
                  <th key={weekday} className="font-normal">
                    {weekday}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>{weeks.map(renderWeekRow)}</tbody>
          </table>
        </div>
        <div className="border-line border-t p-4 sm:border-s sm:border-t-0 sm:px-5">
          <p className="font-bold">{day}</p>
          <ul className="mt-3 grid grid-cols-[repeat(auto-fill,minmax(88px,1fr))] gap-2">
            {times.map(({ time, isChosen }) => (
              <li
                key={time}
                className="slot after:hidden"
                data-state="free"
                data-chosen={isChosen ? "" : undefined}
              >
                {time}
              </li>
            ))}
          </ul>
          <p className="button mt-4 w-full" data-tone="accent">
            {submit}
          </p>
        </div>
      </div>
    </div>
  );
}

const renderWeekRow = (week: SampleView["weeks"][number], row: number) => (
  <tr key={row}>
    {week.map((day, column) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: a day is its place in the week
      <td key={column}>
        {day === null ? null : (
          <span className="day" data-state={day.state} {...(day.isChosen ? { "data-chosen": "" } : {})}>
            {day.number}
          </span>
        )}
      </td>
    ))}
  </tr>
);
