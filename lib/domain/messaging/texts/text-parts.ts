/** The parts of a text in ICU MessageFormat; null: our button, no closing. */
export interface TextParts {
  /** Null for text messages. */
  subject: string | null;
  text: string;
  /** Paragraphs below the button. */
  closing: string | null;
  button: string | null;
  /** Shows the details of the meeting. */
  details: boolean;
}
