export const tagline =
  "Plain writing on factoring, receivables and the risks between an invoice and its payment.";
