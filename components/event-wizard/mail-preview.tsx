import { IsolatedText } from "@/components/ui/isolated-text";
import type { DetailsStepView, PreviewLine } from "@/lib/pages/event-wizard/view";

/** The preview of the invitation mail. */
export function MailPreview({ heading, text, submit, shown }: NonNullable<DetailsStepView["preview"]>) {
  return (
    <section id="preview" aria-labelledby="preview-title" className="scroll-mt-4 border-t border-line pt-7">
      <h3 id="preview-title" className="text-lg font-bold">
        {heading}
      </h3>
      <p className="text-sm text-muted">{text}</p>
      {typeof shown === "string" ? <p className="mt-3 font-medium">{shown}</p> : null}
      {shown === null || typeof shown === "string" ? null : (
        <div className="mt-3 rounded-lg border border-line bg-surface px-4 py-4 sm:px-6">
          <p className="text-sm text-muted">
            <IsolatedText text={shown.to} />
          </p>
          <p className="text-lg font-bold">
            <bdi>{shown.subject}</bdi>
          </p>
          <div className="mt-3 grid max-w-[560px] gap-4 rounded-sm border border-line bg-raised px-4 py-4 sm:px-6">
            {shown.lines.map(renderLine)}
          </div>
        </div>
      )}
      <button type="submit" name="go" value="preview" className="button mt-3">
        {submit}
      </button>
    </section>
  );
}

function renderLine(part: PreviewLine, index: number) {
  switch (part.as) {
    case "text":
      return (
        <p key={index}>
          <bdi>{part.text}</bdi>
        </p>
      );
    case "note":
      return (
        <p key={index} className="text-sm text-muted">
          <bdi>{part.text}</bdi>
        </p>
      );
    case "button":
      return (
        <p key={index}>
          <span className="inline-block rounded-sm bg-accent px-5 py-3 font-medium text-accent-text">
            <bdi>{part.text}</bdi>
          </span>
        </p>
      );
    case "fact":
      return (
        <div key={index}>
          <p className="text-xs text-muted">
            <bdi>{part.label}</bdi>
          </p>
          {part.lines.map((text) => (
            <p key={text}>
              <bdi>{text}</bdi>
            </p>
          ))}
        </div>
      );
    case "quote":
      return (
        <div key={index}>
          <p className="text-xs text-muted">
            <bdi>{part.label}</bdi>
          </p>
          <blockquote className="border-s-3 border-line ps-4 whitespace-pre-line">
            <bdi>{part.lines.join("\n")}</bdi>
          </blockquote>
        </div>
      );
  }
}
