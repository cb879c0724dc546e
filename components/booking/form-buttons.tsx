import type { FormView } from "@/lib/pages/page-shell/view";

/** The submit button of a form, and the link back. */
export function FormButtons({ submit, tone, back }: Pick<FormView, "submit" | "tone" | "back">) {
  return (
    <p className="flex flex-wrap items-center gap-3">
      <button type="submit" className="button" data-tone={tone}>
        {submit}
      </button>
      {back === null ? null : (
        <a href={back.href} className="button" data-tone="quiet">
          {back.label}
        </a>
      )}
    </p>
  );
}
