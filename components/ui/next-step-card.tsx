import type { ReactNode } from "react";

/** The event and the next step, for pages that cannot show the requested content. `children`: a step with a form. */
export function NextStepCard({
  title,
  text,
  links,
  drawing = <FreeSlotIllustration />,
  children,
}: {
  title: string;
  text: ReactNode;
  links: { href: string; label: ReactNode; leavesFrame?: boolean }[];
  drawing?: ReactNode;
  children?: ReactNode;
}) {
  return (
    <div className="mx-auto max-w-[520px] px-4 py-8 sm:py-16">
      {drawing}
      <h1 className="mt-8 text-2xl font-bold tracking-tight">{title}</h1>
      <p className="mt-3">{text}</p>
      <ul className="mt-6 flex flex-wrap gap-3">
        {links.map((link, index) => (
          <li key={link.href}>
            <a
              href={link.href}
              className="button"
              data-tone={index === 0 ? "accent" : "plain"}
              {...(link.leavesFrame ? { target: "_top" } : {})}
            >
              {link.label}
            </a>
          </li>
        ))}
        {children ? <li>{children}</li> : null}
      </ul>
    </div>
  );
}

/** Busy times with a free one among them. */
const FreeSlotIllustration = () => (
  <svg viewBox="0 0 216 96" className="w-54 text-busy" aria-hidden="true">
    {[0, 1, 2].map((row) =>
      [0, 1, 2, 3, 4, 5].map((column) => (
        <rect
          key={`${row} ${column}`}
          x={column * 36 + 1}
          y={row * 32 + 1}
          width="32"
          height="28"
          rx="6"
          fill="none"
          stroke="currentColor"
          className={row === 1 && column === 3 ? "fill-accent stroke-text" : undefined}
          strokeDasharray={row === 1 && column === 3 ? undefined : "3 4"}
        />
      )),
    )}
    <path d="M120 47h4m5 0h.01" className="stroke-accent-text" strokeWidth="3" strokeLinecap="round" />
  </svg>
);
