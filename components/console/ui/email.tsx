/** An address that breaks after its @ first, where it does not fit. */
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
