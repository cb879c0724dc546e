import { Icon } from "./icon";

interface Summary {
  /** Null for a single error, which needs none. */
  title: string | null;
  items: { href: string; label: string }[];
}

/** The errors of a form, each linked to its field. `autofocus` moves the focus without JavaScript. */
export function ErrorSummary({ title, items }: Summary) {
  const [only] = items;
  return (
    <div
      role="alert"
      tabIndex={-1}
      // biome-ignore lint/a11y/noAutofocus: after a refused form the reader must land on the reasons
      autoFocus
      data-focus
      className="rounded-lg border-2 border-bad bg-bad/5 px-4 py-3"
    >
      {title === null && only ? (
        <h2 className="-my-2 font-medium text-bad">
          <a href={only.href} className="flex min-h-11 items-center gap-3">
            <Icon name="alert" />
            <span className="min-w-0 underline underline-offset-4">{only.label}</span>
          </a>
        </h2>
      ) : (
        <>
          <h2 className="flex gap-3 font-medium text-bad">
            <span className="mt-[3px]">
              <Icon name="alert" />
            </span>
            {title}
          </h2>
          <ul className="mt-1 ps-8 text-sm">
            {items.map((item) => (
              <li key={item.href + item.label}>
                <a
                  href={item.href}
                  className="inline-flex min-h-11 items-center py-2 underline underline-offset-4"
                >
                  {item.label}
                </a>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
