/** The object storage does not respond, or rejects a request. */
export class StorageUnavailableError extends Error {}
