/** The object storage does not answer, or does not do what it is asked. */
export class StorageUnavailableError extends Error {}
