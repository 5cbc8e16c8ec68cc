/** A link that opens WhatsApp with a message ready to be sent; needs no script. */
export const whatsappShare = (text: string, url: string): string =>
  `https://wa.me/?text=${encodeURIComponent(`${text} ${url}`)}`;
