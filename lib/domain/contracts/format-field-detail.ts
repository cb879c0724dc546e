interface Field {
  in: string;
  pointer: string;
}

/**
 * Formats a detail with its field as a sentence: "must be in the future" of `/start` becomes "start must be in the
 * future."
 */
export function formatFieldDetail(detail: string, field: Field | undefined): string {
  if (!field) return detail;
  const sentence = /[.!?]$/.test(detail) ? detail : `${detail}.`;
  const name = formatName(field);
  const [last = name] = name.split(".").filter(isWord).slice(-1);
  if (isPrefixOf(sentence, name) || isPrefixOf(sentence, last)) return sentence;
  if (field.pointer === "" && /^\p{Lu}/u.test(sentence)) return sentence;
  return /^\p{Ll}/u.test(sentence) ? `${name} ${sentence}` : `${name}: ${sentence}`;
}

/** `/dates/0/_id` → `dates.0._id` */
const formatName = ({ in: location, pointer }: Field) =>
  pointer === ""
    ? `The ${location}`
    : pointer.slice(1).replaceAll("/", ".").replaceAll("~1", "/").replaceAll("~0", "~");

/** List indexes are left out. */
const isWord = (part: string) => !/^\d*$/.test(part);

const isPrefixOf = (sentence: string, name: string) =>
  sentence.startsWith(name) && /^\W/.test(sentence.slice(name.length));
