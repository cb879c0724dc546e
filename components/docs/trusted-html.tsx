/** What was made of our own Markdown and contracts on the server; nobody else's text is in it. */
export const TrustedHtml = ({ html, className }: { html: string; className?: string }) => (
  // biome-ignore lint/security/noDangerouslySetInnerHtml: see above
  <div className={className} dangerouslySetInnerHTML={{ __html: html }} />
);
