export interface DocsLink {
  href: string;
  label: string;
}

/** A link of the navigation; `current` marks the page that is shown. */
export interface NavigationLink extends DocsLink {
  current: boolean;
}

export interface OutlineItem extends DocsLink {
  /** The level of the heading: 2 or 3. */
  level: number;
}

/** The shell of every documentation page. */
export interface DocsShellView {
  head: { title: string; description: string; site: string; hidden?: boolean };
  sections: NavigationLink[];
  groups: { label: string; links: NavigationLink[] }[];
  outline: OutlineItem[];
  previous: DocsLink | null;
  next: DocsLink | null;
  /** The search text. */
  query: string;
}

export interface GuideView {
  shell: DocsShellView;
  title: string;
  summary: string;
  html: string;
}

export interface DocsCodeView {
  language: string;
  label: string;
  html: string;
}

/** A part of the name of a type; `href` links to a named object. */
export interface TypePart {
  text: string;
  href: string | null;
}

/** A parameter, or a property of an object. */
export interface DocsFieldView {
  name: string;
  type: TypePart[];
  required: boolean;
  deprecated: boolean;
  /** Limits, default and format, such as "at most 200 characters". */
  limits: string;
  html: string;
}

export interface ObjectView {
  id: string;
  name: string;
  html: string;
  fields: DocsFieldView[];
  /** Set if the value is one of several forms or not an object. */
  type: TypePart[] | null;
}

/** The data from which the page builds a trial request. */
export interface TryOutView {
  method: string;
  path: string;
  parameters: { name: string; place: "path" | "query"; required: boolean; example: string }[];
  body: string | null;
  bodyType: string;
}

export interface OperationView {
  id: string;
  method: string;
  path: string;
  summary: string;
  html: string;
  deprecated: boolean;
  parameters: { label: string; fields: DocsFieldView[] }[];
  body: { type: TypePart[]; fields: DocsFieldView[] } | null;
  answers: { status: string; text: string; type: TypePart[] }[];
  problems: { status: string; codes: DocsLink[] }[];
  requests: DocsCodeView[];
  examples: { label: string; html: string }[];
  /** Null for operations with a file upload, and for those that only the mail server may call. */
  trial: TryOutView | null;
}

export interface ReferenceView {
  shell: DocsShellView;
  title: string;
  html: string;
  operations: OperationView[];
  objects: ObjectView[];
}

export interface ReferenceIndexView {
  shell: DocsShellView;
  tags: { href: string; label: string; text: string; operations: (DocsLink & { method: string })[] }[];
  html: string;
}

export interface DocsSearchHit extends DocsLink {
  /** The part of the documentation: a guide, or the reference. */
  place: string;
  text: string;
}

export interface DocsSearchView {
  shell: DocsShellView;
  query: string;
  found: DocsSearchHit[];
}
