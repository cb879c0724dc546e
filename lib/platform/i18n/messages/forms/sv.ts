const forms = {
  submit: "Fortsätt",
  again: "Tillbaka till formuläret",
  thanksTitle: "Tack",
  thanksText: "Dina svar har kommit fram.",
  nowhereTitle: "Just nu går det inte att boka något",
  nowhereText:
    "Dina svar har kommit fram. Sidan där du skulle kunna boka en tid är stängd just nu: kom tillbaka senare eller fråga den som skickade dig hit.",
  scriptNeeded: "Formuläret behöver JavaScript. Slå på det, eller ladda om sidan och försök igen.",
};

export default forms;
