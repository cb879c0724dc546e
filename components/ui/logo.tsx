/** The logo: a page with a folded corner and one highlighted line. It is decorative; the name is beside it. */
export function Logo({ className = "size-6" }: { className?: string }) {
  return (
    <svg viewBox="0 0 32 32" className={`${className} flex-none`} aria-hidden="true">
      <path className="fill-text" d="M8 2h11l8 8v17a3 3 0 0 1-3 3H8a3 3 0 0 1-3-3V5a3 3 0 0 1 3-3Z" />
      <path className="fill-surface opacity-55" d="M19 2v5a3 3 0 0 0 3 3h5l-8-8Z" />
      <rect className="fill-accent" x="9" y="14" width="14" height="5" rx="1.5" />
      <path className="stroke-surface" strokeWidth="2" strokeLinecap="round" d="M10 24h8" />
    </svg>
  );
}
