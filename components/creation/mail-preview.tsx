import type { DetailsStepView, MailLine } from "@/lib/pages/creation/view";

/** The invitation as its reader will see it. */
export function MailPreview({ heading, text, submit, shown }: NonNullable<DetailsStepView["preview"]>) {
  return (
    <section id="preview" aria-labelledby="preview-title" className="scroll-mt-4">
      <h3 id="preview-title" className="text-lg font-bold">
        {heading}
      </h3>
      <p className="text-sm text-muted">{text}</p>
      {typeof shown === "string" ? <p className="mt-3 font-medium">{shown}</p> : null}
      {shown === null || typeof shown === "string" ? null : (
        <div className="mt-3 rounded-lg border border-line bg-surface px-4 py-4 sm:px-6">
          <p className="text-sm text-muted">{shown.to}</p>
          <p className="text-lg font-bold">{shown.subject}</p>
          <div className="mt-3 grid max-w-[560px] gap-4 rounded-sm border border-line bg-raised px-4 py-4 sm:px-6">
            {shown.lines.map(line)}
          </div>
        </div>
      )}
      <button type="submit" name="go" value="preview" className="button mt-3">
        {submit}
      </button>
    </section>
  );
}

function line(part: MailLine, index: number) {
  switch (part.as) {
    case "text":
      return <p key={index}>{part.text}</p>;
    case "note":
      return (
        <p key={index} className="text-sm text-muted">
          {part.text}
        </p>
      );
    case "button":
      return (
        <p key={index}>
          <span className="inline-block rounded-sm bg-accent px-5 py-3 font-medium text-accent-text">
            {part.text}
          </span>
        </p>
      );
    case "fact":
      return (
        <div key={index}>
          <p className="text-xs text-muted">{part.label}</p>
          {part.lines.map((text) => (
            <p key={text}>{text}</p>
          ))}
        </div>
      );
    case "quote":
      return (
        <div key={index}>
          <p className="text-xs text-muted">{part.label}</p>
          <blockquote className="border-s-3 border-line ps-4 whitespace-pre-line">
            {part.lines.join("\n")}
          </blockquote>
        </div>
      );
  }
}
