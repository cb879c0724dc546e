export class PrivateAddress extends Error {
  override message = "The host has no public address";
}
