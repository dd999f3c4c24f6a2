/** The header's pages, in order. About is in the mobile menu and the footer only. */
export const headerLinks = [
  { to: "/", label: "Home" },
  { to: "/business", label: "For Business" },
  { to: "/investor", label: "For Investor" },
  { to: "/insights", label: "Insights" },
] as const;

/** The menu of phones: the site's pages, and below them the market. */
export const menus = [
  { label: "Mobile", links: [...headerLinks, { to: "/about", label: "About" }] },
  { label: "Market", links: [{ to: "/exchange", label: "Exchange" }] },
] as const;

export const legalLinks = [
  { to: "/terms", label: "Terms" },
  { to: "/privacy", label: "Privacy" },
  { to: "/risk", label: "Risk" },
  { to: "/fees", label: "Fees" },
  { to: "/status", label: "Status" },
] as const;

export const footerColumns = [
  {
    title: "Platform",
    links: [
      { to: "/business", label: "Business Portal" },
      { to: "/investor", label: "Investor Portal" },
      { to: "/exchange", label: "Exchange" },
    ],
  },
  {
    title: "Company",
    links: [
      { to: "/insights", label: "Insights" },
      { to: "/about", label: "About & Contact" },
    ],
  },
] as const;
