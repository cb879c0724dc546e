import { Banner } from "@/components/ui/banner";
import { ErrorSummary } from "@/components/ui/error-summary";
import { Field } from "@/components/ui/field";
import { PageShell } from "@/components/ui/page-shell";
import type { CodePageView } from "@/lib/pages/confirmation/view";

/** The step that asks for the mailed code. The chosen times stay on top. */
export function CodePage({ view }: { view: CodePageView }) {
  return (
    <PageShell shell={view.shell}>
      <div className="mx-auto w-full max-w-[560px] px-4 py-4 sm:px-0 sm:py-10">
        <div className="grid gap-6 sm:rounded-lg sm:border sm:border-line sm:bg-raised sm:p-8">
          {view.chosen.length === 0 ? null : <ChosenSlot lines={view.chosen} />}
          <div>
            <h1 className="text-xl font-bold tracking-tight">{view.heading}</h1>
            <p className="mt-2 break-words text-muted">{view.text}</p>
            {view.heldUntil === null ? null : <p className="mt-2 text-muted">{view.heldUntil}</p>}
          </div>
          {view.banner === null ? null : <Banner {...view.banner} />}
          <form action={view.action} method="post" noValidate className="grid gap-5">
            {view.errors === null ? null : <ErrorSummary {...view.errors} />}
            {view.code === null ? null : (
              <>
                <Field {...view.code.field} />
                <button type="submit" className="button" data-tone="accent">
                  {view.code.submit}
                </button>
              </>
            )}
            <p className="flex flex-wrap gap-3">
              {view.others.map(({ go, label }) => (
                <button key={go} type="submit" name="go" value={go} className="button">
                  {label}
                </button>
              ))}
            </p>
          </form>
        </div>
      </div>
    </PageShell>
  );
}

function ChosenSlot({ lines: [first, ...others] }: { lines: readonly string[] }) {
  return (
    <div className="rounded-sm border border-text bg-accent px-4 py-3 text-accent-text shadow-[inset_0_0_0_1px_var(--ink)]">
      <p className="text-lg font-bold">{first}</p>
      {others.map((line) => (
        <p key={line} className="text-sm">
          {line}
        </p>
      ))}
    </div>
  );
}
