/** An e-mail address that breaks after its @ if it is too long. */
export function Email({ address }: { address: string }) {
  const domain = address.lastIndexOf("@") + 1;
  return (
    <span className="wrap-anywhere">
      {address.slice(0, domain)}
      <wbr />
      {address.slice(domain)}
    </span>
  );
}
