import { Icon } from "./icon";

/** The errors of a form, each linked to its field. `autofocus` moves the focus without JavaScript. */
export function ErrorSummary({ title, items }: { title: string; items: { href: string; label: string }[] }) {
  return (
    <div
      role="alert"
      tabIndex={-1}
      // biome-ignore lint/a11y/noAutofocus: after a refused form the reader must land on the reasons
      autoFocus
      data-focus
      className="rounded-lg border-2 border-bad bg-bad/5 px-4 py-3"
    >
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
    </div>
  );
}
