/**
 * Something that whoever runs the service has to put right. The message is one full sentence, shown without a stack.
 */
export class OperatorError extends Error {}
