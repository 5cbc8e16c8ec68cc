/**
 * What every picture says of itself to machines (XMP, IPTC Photo Metadata 2.0.1): it is drawn by software, out of code and
 * no photograph. https://cv.iptc.org/newscodes/digitalsourcetype/algorithmicMedia
 */
export const ORIGIN = `<?xpacket begin="\ufeff" id="W5M0MpCehiHzreSzNTczkc9d"?>
<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description rdf:about="" xmlns:Iptc4xmpExt="http://iptc.org/std/Iptc4xmpExt/2008-02-29/"><Iptc4xmpExt:DigitalSourceType>http://cv.iptc.org/newscodes/digitalsourcetype/algorithmicMedia</Iptc4xmpExt:DigitalSourceType></rdf:Description></rdf:RDF></x:xmpmeta>
<?xpacket end="r"?>`;
