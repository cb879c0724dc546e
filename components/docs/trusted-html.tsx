/** HTML that the server rendered from our own Markdown and contracts; it contains no user-supplied text. */
export const TrustedHtml = ({ html, className }: { html: string; className?: string }) => (
  // biome-ignore lint/security/noDangerouslySetInnerHtml: see above
  <div className={className} dangerouslySetInnerHTML={{ __html: html }} />
);
