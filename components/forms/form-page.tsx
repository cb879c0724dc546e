import { FormFields } from "@/components/booking/form-fields";
import { ProofOfWorkField } from "@/components/booking/proof-of-work-field";
import { renderHiddenFields } from "@/components/booking/render-hidden-fields";
import { ToggleConditionalFields } from "@/components/booking/toggle-conditional-fields";
import { Banner } from "@/components/ui/banner";
import { ErrorSummary } from "@/components/ui/error-summary";
import { Icon } from "@/components/ui/icon";
import { Island } from "@/components/ui/island";
import { PageShell } from "@/components/ui/page-shell";
import type { FormPageView } from "@/lib/pages/forms/view";

/** The questions of a form, or the message after it. */
export function FormPage({ view }: { view: FormPageView }) {
  const { shell, title, paragraphs, banner, form, links } = view;
  return (
    <PageShell shell={shell}>
      <div className="mx-auto w-full max-w-[624px] px-4 py-4 sm:px-0 sm:py-8">
        <div className="sm:rounded-lg sm:border sm:border-line sm:bg-raised sm:p-8">
          {banner === null ? null : (
            <div className="mb-5">
              <Banner {...banner} />
            </div>
          )}
          <h1 className="text-2xl font-bold tracking-tight break-words hyphens-auto">
            <bdi>{title}</bdi>
          </h1>
          {paragraphs.map((text) => (
            <p key={text} className="mt-3 max-w-prose break-words">
              <bdi>{text}</bdi>
            </p>
          ))}
          {form === null ? null : <Questions form={form} />}
          {links.length === 0 ? null : (
            <ul className="mt-6 flex flex-wrap gap-3">
              {links.map((link) => (
                <li key={link.href}>
                  <a href={link.href} className="button" {...(link.leavesFrame ? { target: "_top" } : {})}>
                    {link.label}
                  </a>
                </li>
              ))}
            </ul>
          )}
        </div>
      </div>
    </PageShell>
  );
}

function Questions({ form }: { form: NonNullable<FormPageView["form"]> }) {
  const { action, hidden, work, errors, fields, submit } = form;
  return (
    <form action={action} method="post" noValidate className="mt-6 grid gap-5">
      {renderHiddenFields(hidden)}
      {work === null ? null : (
        <Island fallback={<input type="hidden" name="work" defaultValue="" />}>
          <ProofOfWorkField key={work.challenge} {...work} />
        </Island>
      )}
      {errors === null ? null : <ErrorSummary {...errors} />}
      <FormFields fields={fields} />
      <Island>{fields.some(({ as }) => as === "conditional") ? <ToggleConditionalFields /> : null}</Island>
      <button type="submit" className="button justify-self-stretch sm:justify-self-start" data-tone="accent">
        {submit}
        <Icon name="moved" />
      </button>
    </form>
  );
}
