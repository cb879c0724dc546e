import { BookpageElement } from "./base-element";
import { createElement } from "./frame/apply-styles";
import { pickTextColour } from "./frame/colour";
import { createDialog } from "./frame/create-dialog";

const DEFAULT_ACCENT = "#27201a";

/** `<bookpage-button page="amara" label="Book a time">`: opens the page in a dialog. */
export class BookpageButton extends BookpageElement {
  #button: HTMLButtonElement | undefined;
  #dialog: ReturnType<typeof createDialog> | undefined;
  #key = "";

  protected override listStyles(): string[] {
    return [":host(:not([floating])){display:inline-block!important}"];
  }

  protected render(root: ShadowRoot): void {
    const options = this.readOptions();
    const key = JSON.stringify(options);
    if (key !== this.#key) this.clear();
    this.#key = key;
    this.#button ??= this.#buildButton(root);
    const accent = options?.accent ?? DEFAULT_ACCENT;
    this.#button.classList.toggle("float", this.hasAttribute("floating"));
    this.#button.style.setProperty("--accent", accent);
    this.#button.style.setProperty("--on", pickTextColour(accent));
    const slot = this.#button.firstElementChild as HTMLElement;
    slot.textContent = options?.label || "Book a time";
  }

  #buildButton(root: ShadowRoot): HTMLButtonElement {
    const button = createElement("button", { type: "button", className: "open" }, createElement("slot", {}));
    button.part.add("button");
    button.onclick = () => this.open();
    root.append(button);
    return button;
  }

  /** Opens the dialog, as a click on the button does. */
  open(): void {
    const options = this.readOptions();
    if (!this.shadowRoot || !options) return;
    this.#dialog ??= createDialog(this.shadowRoot, options, this.emit);
    this.#dialog.open();
  }

  protected clear(): void {
    this.#dialog?.remove();
    this.#dialog = undefined;
  }
}
