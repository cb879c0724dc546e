/** A dump that cannot be read. The message is a full sentence for an operator. */
export class SqlDumpError extends Error {}
