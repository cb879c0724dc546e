const push = {
  push: {
    title: "Aviseringar på den här enheten",
    off: "Få veta om bokningar, svar och meddelanden så fort de kommer, även när sidan är stängd.",
    on: "Den här webbläsaren visar aviseringar för dig. Vilka styrs av dina aviseringsinställningar.",
    denied:
      "Den här webbläsaren får inte visa aviseringar härifrån. Tillåt dem i inställningarna för webbplatsen och ladda om sidan.",
    install:
      "På iPhone och iPad kommer meddelanden bara till appar: välj ”Lägg till på hemskärmen” i webbläsarens delningsmeny, öppna Bookpage därifrån och kom tillbaka till den här sidan.",
    unsupported: "Den här webbläsaren, eller den här installationen, kan inte visa aviseringar.",
    start: "Visa aviseringar här",
    stop: "Sluta visa dem här",
    failed: "Webbläsarens pushtjänst svarade inte. Försök igen senare.",
  },
};

export default push;
