export class PrivateAddressError extends Error {
  override message = "The host has no public address";
}
