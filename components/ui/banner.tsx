import { Icon } from "./icon";

const tones = {
  info: { box: "border-busy bg-raised", ink: "text-text", icon: "info" },
  ok: { box: "border-ok bg-ok/10", ink: "text-ok", icon: "check" },
  warn: { box: "border-warn bg-warn/10", ink: "text-warn", icon: "alert" },
  bad: { box: "border-bad bg-bad/10", ink: "text-bad", icon: "alert" },
} as const;

/** A message about the whole page. */
export function Banner({
  tone,
  title,
  text,
  links,
}: {
  tone: keyof typeof tones;
  title: string;
  text: string | null;
  links: { href: string; label: string }[];
}) {
  const { box, ink, icon } = tones[tone];
  return (
    <div role="status" className={`flex gap-3 rounded-lg border px-4 py-3 ${box}`}>
      <span className={`mt-[3px] ${ink}`}>
        <Icon name={icon} />
      </span>
      <div className="min-w-0">
        <p className={`font-medium ${ink}`}>{title}</p>
        {text === null ? null : <p className="text-sm">{text}</p>}
        {links.length === 0 ? null : (
          <p className="mt-1 flex flex-wrap gap-x-4 text-sm">
            {links.map((link) => (
              <a key={link.href} href={link.href} className="link inline-flex min-h-11 items-center">
                {link.label}
              </a>
            ))}
          </p>
        )}
      </div>
    </div>
  );
}
