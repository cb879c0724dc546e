import { ChoiceField } from "@/components/ui/choice-field";
import { Field } from "@/components/ui/field";
import { UnbrokenRanges } from "@/components/ui/unbroken-ranges";
import type { SeriesView } from "@/lib/pages/booking/view";

/** The repetition of a meeting, and its dates before they are booked. */
export default function SeriesFields({ series }: { series: SeriesView }) {
  const { dates, lost } = series;
  return (
    <section
      id="series"
      tabIndex={-1}
      aria-labelledby="series-title"
      className="grid gap-4 rounded-sm border border-line p-4"
    >
      <h2 id="series-title" className="font-bold">
        {series.heading}
      </h2>
      <input type="hidden" name="shown" value={series.shown} />
      <div className="grid items-end gap-4 sm:grid-cols-2">
        {series.fields.map((field) => (
          <Field key={field.id} {...field} />
        ))}
      </div>
      <button type="submit" name="repeat" value="1" className="button justify-self-start">
        {series.show}
      </button>
      {dates === null ? null : (
        <div>
          <h3 className="text-sm font-medium">{dates.heading}</h3>
          <p className="text-sm text-muted">{dates.note}</p>
          <ol className="mt-2 grid gap-1">
            {dates.items.map((item) => (
              <li key={item.value} className="flex flex-wrap gap-x-3">
                <span className={item.note === null ? undefined : "line-through"}>
                  <UnbrokenRanges text={`${item.day}, ${item.time}`} />
                </span>
                {item.note === null ? null : <span className="font-medium text-bad">{item.note}</span>}
              </li>
            ))}
          </ol>
        </div>
      )}
      {lost === null ? null : (
        <>
          <p className="text-sm font-medium">{lost.text}</p>
          {lost.choices.map(({ as: _, other: __, ...choice }) => (
            // The key resets the field for each new proposal.
            <ChoiceField
              key={`${choice.id} ${choice.options.map(({ value }) => value).join(" ")}`}
              {...choice}
            />
          ))}
        </>
      )}
    </section>
  );
}
