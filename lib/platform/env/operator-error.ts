/** An error that the operator of the service must fix. The message is one full sentence, shown without a stack. */
export class OperatorError extends Error {}
