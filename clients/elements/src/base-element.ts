import { applyStyles, createElement } from "./frame/apply-styles";
import { isDark, resolveHexColour } from "./frame/colour";
import { BUTTON_STYLE, DIALOG_STYLE, FRAME_STYLE } from "./frame/frame-style";
import { type FrameOptions, PREFILLED } from "./frame/frame-url";
import type { EmitEvent } from "./frame/open-frame";
import { resolveOrigin } from "./origin";

/** On a server there is no `HTMLElement`; the fallback class lets the module be imported there without effect. */
const Element = (globalThis.HTMLElement ?? class {}) as typeof HTMLElement;

const TEXTS = [
  ...["page", "origin", "label", "theme", "accent", "background", "layout", "times"],
  ...["name", "email", "phone", "company", "subject", "message", "answers"],
];
const FLAGS = ["inline", "floating"];

/** The transition, however short, fires `transitionend` when the website changes one of these custom properties. */
const PROBE_STYLE = `
.probe{position:absolute;visibility:hidden;color:var(--bookpage-accent,transparent);background-color:var(--bookpage-paper,transparent);transition:color 1ms,background-color 1ms}`;

/** The base of both elements: reflects properties to attributes, adds the style sheets and schedules rendering. */
export abstract class BookpageElement extends Element {
  static readonly observedAttributes = [...TEXTS, ...FLAGS, "lang"];

  #probe: HTMLElement | undefined;
  #waits = false;

  connectedCallback(): void {
    for (const name of [...TEXTS, ...FLAGS]) applyEarlyProperty(this, name);
    const root = this.shadowRoot ?? this.#build();
    root.querySelector(".probe")?.addEventListener("transitionend", this.#later);
    this.#later();
  }

  /** An element that moves is removed and inserted again in one task; `#later` then finds it connected and keeps it. */
  disconnectedCallback(): void {
    this.#later();
  }

  attributeChangedCallback(_: string, before: string | null, after: string | null): void {
    if (before !== after) this.#later();
  }

  #build(): ShadowRoot {
    const root = this.attachShadow({ mode: "open" });
    applyStyles(root, FRAME_STYLE, DIALOG_STYLE, BUTTON_STYLE, PROBE_STYLE, ...this.listStyles());
    this.#probe = createElement("i", { className: "probe" });
    root.append(this.#probe);
    return root;
  }

  /** Batches all changes of one task into one rendering. */
  readonly #later = () => {
    if (this.#waits) return;
    this.#waits = true;
    queueMicrotask(() => {
      this.#waits = false;
      if (!this.shadowRoot) return;
      if (this.isConnected) this.render(this.shadowRoot);
      else this.clear();
    });
  };

  protected listStyles(): string[] {
    return [];
  }

  /** Renders the parts that differ from the current document. */
  protected abstract render(root: ShadowRoot): void;

  protected abstract clear(): void;

  protected readonly emit: EmitEvent = (name, detail) =>
    this.dispatchEvent(new CustomEvent(name, { bubbles: true, composed: true, detail }));

  protected readOptions(): FrameOptions | null {
    const read = (name: string) => this.getAttribute(name);
    const page = read("page");
    const origin = resolveOrigin(read("origin"));
    if (!page || !origin) {
      console.error(`<${this.localName}> needs ${page ? "origin" : "page"}`);
      return null;
    }
    const { accent, paper } = this.#readColours();
    const theme = read("theme");
    const usual = paper && (isDark(paper) ? "dark" : "light");
    return {
      page,
      origin,
      label: read("label"),
      lang: this.closest("[lang]")?.getAttribute("lang")?.slice(0, 2).toLowerCase() ?? null,
      theme: theme === "light" || theme === "dark" ? theme : usual,
      accent,
      background: read("background") || (paper && "transparent"),
      layout: read("layout"),
      times: read("times"),
      prefill: Object.fromEntries(PREFILLED.map((name) => [name, read(name)])),
    };
  }

  #readColours() {
    const style = this.#probe && getComputedStyle(this.#probe);
    return {
      accent: resolveHexColour(this.getAttribute("accent") ?? "") ?? resolveHexColour(style?.color ?? ""),
      paper: resolveHexColour(style?.backgroundColor ?? ""),
    };
  }
}

for (const name of TEXTS)
  Object.defineProperty(BookpageElement.prototype, name, {
    configurable: true,
    get(this: HTMLElement) {
      return this.getAttribute(name) ?? "";
    },
    set(this: HTMLElement, value: unknown) {
      if (value === null || value === undefined || value === "") this.removeAttribute(name);
      else this.setAttribute(name, toAttributeText(value));
    },
  });

for (const name of FLAGS)
  Object.defineProperty(BookpageElement.prototype, name, {
    configurable: true,
    get(this: HTMLElement) {
      return this.hasAttribute(name);
    },
    set(this: HTMLElement, value: unknown) {
      this.toggleAttribute(name, value === "" || Boolean(value)); // HTML and some frameworks pass "" for true
    },
  });

/** A framework may set a property before the element is defined; that value would shadow the accessor. */
function applyEarlyProperty(element: HTMLElement, name: string) {
  if (!Object.hasOwn(element, name)) return;
  const value: unknown = Reflect.get(element, name);
  Reflect.deleteProperty(element, name);
  Reflect.set(element, name, value);
}

/** An object of answers becomes a query in the attribute: `size=M&roof=flat`. */
function toAttributeText(value: unknown): string {
  if (typeof value !== "object") return String(value);
  const pairs = Object.entries(value as object).flatMap(([key, answer]) =>
    [answer].flat().map((one): [string, string] => [key, String(one)]),
  );
  return new URLSearchParams(pairs).toString();
}
