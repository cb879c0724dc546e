/**
 * Shows a booking page on another website. One script tag, no dependency:
 *
 *   <script async src="https://bookpage.example/embed.js" data-page="amara"></script>
 *
 * data-page    the page: a nickname, or nickname/types/handle, or nickname/30, or forms/handle
 * data-mode    "inline" (default): in place of the tag, or in data-target
 *              "popup": opened by the elements of data-target
 *              "button": opened by a floating button
 * data-target  a CSS selector
 * data-label   what the floating button says, and the name of the frame
 * data-lang    the language, unless the browser's is right
 *
 * A booking fires the event `bookpage:booked` on `document`; `event.detail.event` is the meeting's id.
 */
(() => {
  const tag = document.currentScript;
  const { page, mode = "inline", target, label = "Book a time", lang } = tag.dataset;
  const origin = new URL(tag.src).origin;
  if (!page) return console.error("embed.js needs data-page");

  const CLOSE = {
    de: "Schließen",
    es: "Cerrar",
    fr: "Fermer",
    it: "Chiudi",
    nl: "Sluiten",
    pt: "Fechar",
    sv: "Stäng",
  };

  const create = (name, properties, style) => {
    const element = Object.assign(document.createElement(name), properties);
    Object.assign(element.style, style); // unlike a style attribute, no policy of the site forbids this
    return element;
  };

  function createFrame(close) {
    const address = new URL(`/${page}`, origin);
    const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
    address.searchParams.set("embed", "1");
    if (zone) address.searchParams.set("tz", zone); // in a frame the page may have no cookies to remember it
    if (lang) address.searchParams.set("lang", lang);
    const frame = create(
      "iframe",
      { src: address, title: label },
      { border: "0", colorScheme: "auto", display: "block", height: "640px", width: "100%" },
    );
    addEventListener("message", ({ source, origin: sender, data }) => {
      if (source !== frame.contentWindow || sender !== origin) return;
      if (data.type === "bookpage:height") frame.style.height = `${Math.ceil(data.height)}px`;
      if (data.type === "bookpage:escape") close?.();
      if (data.type === "bookpage:booked") tellBooked(data);
    });
    return frame;
  }

  function tellBooked({ event, redirect }) {
    document.dispatchEvent(new CustomEvent("bookpage:booked", { detail: { event, page } }));
    if (/^https?:/i.test(redirect)) location.assign(redirect);
  }

  let dialog;

  /** A modal dialog of the browser's own: it keeps the focus, closes at Escape, and gives the focus back. */
  function open() {
    if (!dialog) {
      dialog = create(
        "dialog",
        { ariaLabel: label },
        {
          background: "Canvas",
          border: "1px solid GrayText",
          borderRadius: "12px",
          boxSizing: "border-box",
          colorScheme: "light dark",
          maxHeight: "calc(100dvh - 24px)",
          maxWidth: "1040px",
          overflow: "auto",
          padding: "0",
          width: "calc(100vw - 24px)",
        },
      );
      const shut = create(
        "button",
        {
          type: "button",
          textContent: "×",
          ariaLabel: CLOSE[lang ?? document.documentElement.lang.slice(0, 2)] ?? "Close",
        },
        {
          background: "Canvas",
          border: "0",
          borderRadius: "12px",
          color: "CanvasText",
          cursor: "pointer",
          display: "block",
          font: "28px/44px sans-serif",
          height: "44px",
          marginLeft: "auto",
          padding: "0",
          position: "sticky",
          top: "0",
          width: "44px",
        },
      );
      shut.onclick = () => dialog.close();
      dialog.onclick = (click) => click.target === dialog && dialog.close(); // beside it
      dialog.append(
        shut,
        createFrame(() => dialog.close()),
      );
      document.body.append(dialog);
    }
    dialog.showModal();
  }

  function start() {
    if (mode === "inline") {
      const place = target && document.querySelector(target);
      if (place) place.append(createFrame());
      else tag.after(createFrame());
    } else if (mode === "popup") {
      document.addEventListener("click", (click) => {
        if (!click.target.closest?.(target ?? `[data-bookpage="${CSS.escape(page)}"]`)) return;
        click.preventDefault(); // a link leads to the page where this script does not run
        open();
      });
    } else if (mode === "button") {
      const button = create(
        "button",
        { type: "button", textContent: label, onclick: open },
        {
          background: "#27201a",
          border: "1px solid #faf8f3",
          borderRadius: "12px",
          bottom: "20px",
          color: "#faf8f3",
          cursor: "pointer",
          font: "600 17px/1.2 system-ui, sans-serif",
          minHeight: "48px",
          padding: "0 20px",
          position: "fixed",
          right: "20px",
          zIndex: "2147483000",
        },
      );
      document.body.append(button);
    } else console.error(`embed.js knows no data-mode "${mode}"`);
  }

  if (document.readyState === "loading") addEventListener("DOMContentLoaded", start);
  else start();
})();
