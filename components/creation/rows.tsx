import { FormFields } from "@/components/booking/form-fields";
import { Icon } from "@/components/ui/icon";
import type { RowView } from "@/lib/pages/creation/view";

/** What there may be several of, a row each; one is taken out by its button or by leaving it empty. */
export function Rows({
  id,
  heading,
  text,
  rows,
  more,
  go,
}: {
  id: string;
  heading: string | null;
  text: string;
  rows: RowView[];
  more: string;
  /** What the button for more rows says to the server. */
  go: string;
}) {
  return (
    <div id={id} className={heading === null ? undefined : "mt-7"}>
      {heading === null ? null : <h4 className="font-bold">{heading}</h4>}
      <p className="text-sm text-muted">{text}</p>
      <div className="mt-3 grid gap-3">{rows.map(fieldsOfRow)}</div>
      <button type="submit" name="go" value={go} className="button mt-3">
        {more}
      </button>
    </div>
  );
}

function fieldsOfRow({ id, legend, fields, drop }: RowView) {
  return (
    <fieldset key={id} id={id} className="rounded-sm border border-line px-4 pt-2 pb-4">
      <legend className="px-1 text-sm font-medium">{legend}</legend>
      <div className="flex items-end gap-2">
        <div
          className={`grid min-w-0 flex-1 gap-x-4 gap-y-3 ${fields.length === 3 ? "grid-cols-2 *:first:col-span-2 sm:grid-cols-3 sm:*:first:col-span-1" : "sm:grid-cols-2"}`}
        >
          <FormFields fields={fields} />
        </div>
        {drop === null ? null : (
          <button
            type="submit"
            name="go"
            value={drop.go}
            className="button flex-none px-3"
            data-tone="quiet"
            aria-label={drop.label}
          >
            <Icon name="close" />
          </button>
        )}
      </div>
    </fieldset>
  );
}
