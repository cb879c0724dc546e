import { Icon } from "./icon";

/** A menu of links that opens and closes (also by Escape) without JavaScript. */
export function LanguageSwitcher({
  label,
  current,
  items,
  isShort,
}: {
  label: string;
  current: string;
  items: { lang: string; label: string; href: string }[];
  /** Shows only the globe on a phone, where another link is beside it. */
  isShort: boolean;
}) {
  const name = items.find((item) => item.lang === current)?.label ?? current;
  return (
    <div className="text-sm">
      <button
        type="button"
        popoverTarget="languages"
        aria-label={`${label}: ${name}`}
        className="language-button button"
        data-tone="quiet"
      >
        <Icon name="globe" />
        <span className={isShort ? "max-sm:hidden" : undefined}>{name}</span>
        <Icon name="down" className="size-4" />
      </button>
      <nav id="languages" popover="auto" aria-label={label} className="languages">
        <ul className="[&_a]:flex [&_a]:min-h-11 [&_a]:items-center [&_a]:justify-between [&_a]:rounded-sm [&_a]:px-3 [&_a]:transition-colors [&_a]:hover:bg-surface [&_a]:aria-[current]:font-bold">
          {items.map((item) => (
            <li key={item.lang}>
              <a
                href={item.href}
                lang={item.lang}
                data-language
                {...(item.lang === current ? { "aria-current": "true" as const } : {})}
              >
                {item.label}
                {item.lang === current ? <span className="tick me-1 mb-1" /> : null}
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  );
}
