/** The object storage does not answer, or does not do what it is asked. */
export class StorageAway extends Error {}
