/** A reason not to start that the operator can mend: shown as one message, without a stack. */
export class StartRefused extends Error {
  override name = 'StartRefused';
}
