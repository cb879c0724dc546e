import { type LookupAddress, type LookupOptions, lookup } from "node:dns";
import type { LookupFunction } from "node:net";
import { PrivateAddressError } from "./private-address-error";
import { isPublicAddress } from "./target-address";

/**
 * Resolves like the system, but returns public addresses only. The socket connects to the returned address, so
 * changing the DNS record between check and connection (DNS rebinding) has no effect.
 */
export const resolvePublicAddress: LookupFunction = (hostname, options, callback) => {
  const all: LookupOptions = { ...(options as LookupOptions), all: true };
  lookup(hostname, all, (error, found) => {
    if (error) return callback(error, "", 0);
    const addresses = (found as unknown as LookupAddress[]).filter(({ address }) => isPublicAddress(address));
    const [first] = addresses;
    if (!first) return callback(new PrivateAddressError(), "", 0);
    if ((options as LookupOptions).all) return callback(null, addresses);
    callback(null, first.address, first.family);
  });
};
