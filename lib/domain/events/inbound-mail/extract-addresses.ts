import type { AddressObject, Headers } from "mailparser";

export const extractAddresses = (headers: Headers, name: string): string[] =>
  [headers.get(name)].flat().flatMap((value) => {
    if (typeof value === "string") return value.split(/[\s<>,;"]+/).filter((part) => /.@./.test(part));
    const { value: people = [] } = (value ?? {}) as Partial<AddressObject>;
    return people.flatMap(({ address, group = [] }) =>
      [address ?? [], ...group.map((one) => one.address ?? [])].flat(),
    );
  });
