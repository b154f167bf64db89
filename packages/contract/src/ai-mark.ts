/**
 * How everything with words of a language model says so to machines (AI Act, Article 50): numbers and drawings are computed, the words are a model's.
 * @see https://cv.iptc.org/newscodes/digitalsourcetype/
 */
export const digitalSourceType = 'http://cv.iptc.org/newscodes/digitalsourcetype/compositeWithTrainedAlgorithmicMedia'

/** The XMP packet of a picture, as the IPTC defines it. PNG keeps it in an `iTXt` chunk. */
export const aiPacket = `<?xpacket begin="\u{feff}" id="W5M0MpCehiHzreSzNTczkc9d"?><x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description rdf:about="" xmlns:Iptc4xmpExt="http://iptc.org/std/Iptc4xmpExt/2008-02-29/" Iptc4xmpExt:DigitalSourceType="${digitalSourceType}"/></rdf:RDF></x:xmpmeta><?xpacket end="r"?>`
