import hljs from "highlight.js/lib/core";
import bash from "highlight.js/lib/languages/bash";
import javascript from "highlight.js/lib/languages/javascript";
import json from "highlight.js/lib/languages/json";
import plaintext from "highlight.js/lib/languages/plaintext";
import python from "highlight.js/lib/languages/python";
import typescript from "highlight.js/lib/languages/typescript";
import xml from "highlight.js/lib/languages/xml";

const LANGUAGES = {
  sh: { grammar: bash, label: "curl" },
  ts: { grammar: typescript, label: "TypeScript" },
  python: { grammar: python, label: "Python" },
  json: { grammar: json, label: "JSON" },
  js: { grammar: javascript, label: "JavaScript" },
  jsx: { grammar: javascript, label: "React" },
  html: { grammar: xml, label: "HTML" },
};

hljs.registerLanguage("plaintext", plaintext);
for (const [name, { grammar }] of Object.entries(LANGUAGES)) hljs.registerLanguage(name, grammar);

/** Returns code as markup with the classes of highlight.js; code in an unknown language stays plain. */
export const highlightCode = (code: string, language: string): string =>
  hljs.highlight(code, { language: hljs.getLanguage(language) ? language : "plaintext" }).value;

export const getLanguageLabel = (language: string): string =>
  LANGUAGES[language as keyof typeof LANGUAGES]?.label ?? language;
