import { FormFields } from "@/components/booking/form-fields";
import { Icon } from "@/components/ui/icon";
import type { RowView } from "@/lib/pages/event-wizard/view";

interface Props {
  text: string;
  rows: RowView[];
  more: string;
  /** The value that the add button sends to the server. */
  go: string;
}

/** A list of rows; a row is removed by its button or by clearing it. */
export function RemovableRows({ text, rows, more, go }: Props) {
  return (
    <>
      <p className="text-sm text-muted">{text}</p>
      <div data-rows className="mt-4 grid gap-5 sm:gap-3">
        {rows.map(renderRow)}
      </div>
      <button type="submit" name="go" value={go} className="button mt-3 text-sm">
        {more}
      </button>
    </>
  );
}

function renderRow({ id, legend, fields, drop }: RowView) {
  return (
    <fieldset key={id} id={id} {...(drop === null ? { "data-spare": "" } : {})}>
      <legend className="sr-only">{legend}</legend>
      <div className="flex items-end gap-2">
        <div
          className={`grid min-w-0 flex-1 gap-x-4 gap-y-3 ${fields.length === 3 ? "grid-cols-2 *:first:col-span-2 sm:grid-cols-3 sm:*:first:col-span-1" : "sm:grid-cols-2"}`}
        >
          <FormFields fields={fields} />
        </div>
        {/* Equal widths align the fields of all rows. */}
        <div className="w-11.5 flex-none">
          {drop === null ? null : (
            <button
              type="submit"
              name="go"
              value={drop.go}
              className="button px-3"
              data-tone="quiet"
              aria-label={drop.label}
            >
              <Icon name="close" />
            </button>
          )}
        </div>
      </div>
    </fieldset>
  );
}
