import { renderHiddenFields } from "@/components/booking/render-hidden-fields";
import { Banner } from "@/components/ui/banner";
import { Icon } from "@/components/ui/icon";
import { PageShell } from "@/components/ui/page-shell";
import type { ConsentView } from "@/lib/pages/consent/view";

/** The consent card: the app, the user it would act as, and its permissions. It works without scripts. */
export function ConsentPage({ view }: { view: ConsentView }) {
  const { shell, heading, logo, owner, warning, as, may, notes, other } = view;
  return (
    <PageShell shell={shell}>
      <div className="mx-auto w-full max-w-[560px] px-4 py-4 sm:px-0 sm:py-10">
        <div className="grid gap-6 sm:rounded-lg sm:border sm:border-line sm:bg-raised sm:p-8">
          <div className="flex items-center gap-4">
            {logo === null ? null : <Picture src={logo} />}
            <div className="min-w-0">
              <h1 className="text-2xl font-bold tracking-tight">{heading}</h1>
              {owner === null ? null : (
                <p className="mt-1 flex items-center gap-1.5 text-sm text-muted">
                  <Icon name="shield" className="size-4" />
                  {owner}
                </p>
              )}
            </div>
          </div>
          {warning === null ? null : <Banner tone="warn" {...warning} links={[]} />}
          <div>
            <h2 className="text-sm font-medium text-muted">{may.label}</h2>
            <ul className="mt-2 grid gap-2">
              {may.items.map((item) => (
                <li key={item} className="flex gap-3">
                  <span className="mt-0.5 text-ok">
                    <Icon name="check" />
                  </span>
                  <span>{item}</span>
                </li>
              ))}
            </ul>
          </div>
          <div className="border-line border-y py-4">
            <p className="text-sm font-medium text-muted">{as.label}</p>
            <p className="font-medium">{as.name}</p>
            {as.details.map((detail) => (
              <p key={detail} className="break-words text-sm text-muted">
                {detail}
              </p>
            ))}
            <form action={other.action} method="post">
              <input type="hidden" name="next" value={other.next} />
              <button type="submit" className="link -mb-2 inline-flex min-h-11 items-center text-sm">
                {other.label}
              </button>
            </form>
          </div>
          <div className="grid gap-2 text-sm text-muted">
            {notes.map((note) => (
              <p key={note}>{note}</p>
            ))}
          </div>
          <form action={view.action} method="post" className="flex flex-col gap-3 sm:flex-row-reverse">
            {renderHiddenFields(view.hidden)}
            <button
              type="submit"
              name="decision"
              value="allow"
              className="button sm:flex-1"
              data-tone="accent"
            >
              {view.allow}
            </button>
            <button type="submit" name="decision" value="refuse" className="button sm:flex-1">
              {view.refuse}
            </button>
          </form>
        </div>
      </div>
    </PageShell>
  );
}

const Picture = ({ src }: { src: string }) => (
  // biome-ignore lint/performance/noImgElement: it lives on another host, which the image optimizer would have to know
  <img
    src={src}
    alt=""
    width={56}
    height={56}
    className="size-14 flex-none rounded-lg border border-line bg-white object-contain"
  />
);
