import type { TextPart } from "@/lib/pages/page-shell/view";

/** User-supplied text with its addresses as links. */
export function LinkedText({ parts }: { parts: readonly TextPart[] }) {
  return parts.map(({ text, href }, index) =>
    href === null ? (
      text
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: a part is its place in the text
      <a key={index} href={href} className="link" rel="nofollow noopener noreferrer ugc">
        {text}
      </a>
    ),
  );
}
